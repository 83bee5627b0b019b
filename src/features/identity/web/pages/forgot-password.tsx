import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { forgotPassword } from '../../contract.ts';
import { AuthCard } from '../guest/auth-card.tsx';
import { requireGuest } from '../guest/doors.ts';
import { IdentifierField } from '../guest/identifier-field.tsx';
import { readFields } from '../guest/read-fields.ts';
import { refuse } from '../guest/refusal.ts';
import { RefusedFields } from '../guest/refused-fields.tsx';
import { SubmitButton } from '../guest/submit-button.tsx';
import { targetOf, withTarget } from '../guest/target.ts';
import { TargetField } from '../guest/target-field.tsx';

export function loader({ context, url }: LoaderFunctionArgs) {
  return { target: requireGuest(context.get(hostContext), url) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const { next, ...typed } = await readFields(request, 'identifier', 'next');
  const result = await host.attempt(forgotPassword, { body: typed });
  if (!result.ok) return refuse(result, typed);
  return redirect(localizePath(withTarget(`/change-password/${result.data._id}`, targetOf(next)), host.locale), 303);
}

export default function ForgotPassword() {
  const t = useText();
  const { target } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const errors = refusal?.fields ?? {};
  const labels = { identifier: t('identity:identifier') };
  return (
    <AuthCard
      title={t('identity:forgot.title')}
      intro={t('identity:forgot.intro')}
      foot={
        <>
          {t('identity:forgot.remembered')}{' '}
          <LocaleLink to={withTarget('/login', target)}>{t('identity:forgot.login')}</LocaleLink>
        </>
      }
    >
      <Form method="post" noValidate>
        <RefusedFields refusal={refusal} labels={labels} />
        <TargetField target={target} />
        <IdentifierField
          label={labels.identifier}
          hint={t('identity:identifierHint')}
          error={errors.identifier}
          typed={refusal?.typed.identifier}
        />
        <SubmitButton>{t('identity:forgot.submit')}</SubmitButton>
      </Form>
    </AuthCard>
  );
}
