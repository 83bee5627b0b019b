import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useMobileNumber } from '#kit/web/i18n/use-mobile-number.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { readFields } from '#kit/web/page/read-fields.ts';
import { refuse } from '#kit/web/page/refused-form.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { PostedForm } from '#ui/plain/fields/posted-form.tsx';
import { SubmitButton } from '#ui/plain/fields/submit-button.tsx';
import { verifyRegistration } from '../../contract/accounts.ts';
import { AREAS, identityPaths } from '../../paths.ts';
import { AuthCard } from '../guest/auth-card.tsx';
import { CodeField } from '../guest/code-field.tsx';
import { CodeResent, ResendCode, refusedIn } from '../guest/resend-code.tsx';
import { withTarget } from '../guest/target.ts';
import { loadVerification, resendCode } from '../guest/verification.ts';
import { enterSite, redirectOn, requireGuest } from '../guest/way-in.ts';

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  requireGuest(host, url);
  return loadVerification(host, params.id, 'register', url);
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const { intent, code } = await readFields(request, 'intent', 'code');
  if (intent === 'resend') return resendCode(host, params.id);
  const result = await host.attempt(verifyRegistration, { params: { id: params.id ?? '' }, body: { code } });
  if (!result.ok) return refuse(result);
  const next = url.searchParams.get('next') ?? undefined;
  return result.data.secondStep
    ? redirectOn(host, identityPaths.secondStep, next ?? '')
    : enterSite(host, next, AREAS.dashboard);
}

export default function RegisterVerify() {
  const t = useText();
  const mobileNumber = useMobileNumber();
  const { open, target } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = refusedIn(answer);
  const errors = refused?.fields ?? {};
  const registerAgain = (
    <LocaleLink to={withTarget(identityPaths.register, target)}>{t('identity:verify.registerAgain')}</LocaleLink>
  );
  if (!open) {
    return (
      <AuthCard title={t('identity:codeOver')} intro={t('identity:verify.overText')} foot={registerAgain}>
        <ButtonLink to={withTarget(identityPaths.login, target)} wide>
          {t('common:signIn')}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t('identity:verify.title')}
      intro={t('identity:verify.sent', { to: mobileNumber(open.sentTo) })}
      foot={
        <>
          {t('identity:resend.wrong')} {registerAgain}
        </>
      }
    >
      <CodeResent answer={answer} />
      <PostedForm refused={refused}>
        <CodeField error={errors.code} />
        <SubmitButton>{t('identity:verify.submit')}</SubmitButton>
      </PostedForm>
      <ResendCode {...open} />
    </AuthCard>
  );
}
