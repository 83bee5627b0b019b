import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { readFields } from '#kit/web/page/read-fields.ts';
import { PostedForm } from '#ui/plain/fields/posted-form.tsx';
import { SubmitButton } from '#ui/plain/fields/submit-button.tsx';
import { forgotPassword } from '../../contract/passwords.ts';
import { identityPaths } from '../../paths.ts';
import { AuthCard } from '../guest/auth-card.tsx';
import { IdentifierField } from '../guest/identifier-field.tsx';
import { refuseOrAsk } from '../guest/proof/ask-to-prove.ts';
import { ProofField } from '../guest/proof/proof-field.tsx';
import { withTarget } from '../guest/target.ts';
import { TargetField } from '../guest/target-field.tsx';
import { redirectOn, requireGuest } from '../guest/way-in.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  return { target: requireGuest(context.get(hostContext), url) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const { next, proof, ...typed } = await readFields(request, 'identifier', 'proof', 'next');
  const result = await host.attempt(forgotPassword, { body: { ...typed, ...(proof && { proof }) } });
  if (!result.ok) return refuseOrAsk(host, result, typed);
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
        <ProofField refused={refused} />
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
