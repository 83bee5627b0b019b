import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { readFields } from '#kit/web/page/read-fields.ts';
import { refuse } from '#kit/web/page/refused-form.ts';
import { PostedForm } from '#ui/plain/fields/posted-form.tsx';
import { SubmitButton } from '#ui/plain/fields/submit-button.tsx';
import { forgotPassword } from '../../contract/passwords.ts';
import { identityPaths } from '../../paths.ts';
import { AuthCard } from '../guest/auth-card.tsx';
import { IdentifierField } from '../guest/identifier-field.tsx';
import { withTarget } from '../guest/target.ts';
import { TargetField } from '../guest/target-field.tsx';
import { redirectOn, requireGuest } from '../guest/way-in.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  return { target: requireGuest(context.get(hostContext), url) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const { next, ...typed } = await readFields(request, 'identifier', 'next');
  const result = await host.attempt(forgotPassword, { body: typed });
  if (!result.ok) return refuse(result, typed);
  return redirectOn(host, identityPaths.changePassword(result.data._id), next);
}

export default function ForgotPassword() {
  const t = useText();
  const { target } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const errors = refused?.fields ?? {};
  const labels = { identifier: t('identity:identifier') };
  return (
    <AuthCard
      title={t('identity:forgot.title')}
      intro={t('identity:forgot.intro')}
      foot={
        <>
          {t('identity:forgot.remembered')}{' '}
          <LocaleLink to={withTarget(identityPaths.login, target)}>{t('identity:login.submit')}</LocaleLink>
        </>
      }
    >
      <PostedForm refused={refused}>
        <TargetField target={target} />
        <IdentifierField
          label={labels.identifier}
          hint={t('identity:identifierHint')}
          error={errors.identifier}
          typed={refused?.typed.identifier}
        />
        <SubmitButton>{t('identity:forgot.submit')}</SubmitButton>
      </PostedForm>
    </AuthCard>
  );
}
