import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useMobileNumber } from '#kit/web/i18n/use-mobile-number.ts';
import type { Host } from '#kit/web/page/host.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { readFields } from '#kit/web/page/read-fields.ts';
import { refuse } from '#kit/web/page/refused-form.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { PostedForm } from '#ui/plain/fields/posted-form.tsx';
import { SubmitButton } from '#ui/plain/fields/submit-button.tsx';
import { resetPassword } from '../../contract/passwords.ts';
import { AREAS, identityPaths } from '../../paths.ts';
import { areaOf } from '../../policy.ts';
import { AuthCard } from '../guest/auth-card.tsx';
import { CodeField } from '../guest/code-field.tsx';
import { NewPasswordFields } from '../guest/new-password-fields.tsx';
import { CodeResent, ResendCode, refusedIn } from '../guest/resend-code.tsx';
import { targetOf, withTarget } from '../guest/target.ts';
import { loadVerification, resendCode } from '../guest/verification.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  if (params.id === undefined) throw redirect(localizePath(pageWithoutCode(host), host.locale), 303);
  return loadVerification(host, params.id, 'reset', url);
}

/** Without a code that was sent, a password is changed from within. */
function pageWithoutCode({ actor, locale }: Host): string {
  if (!actor) return withTarget(identityPaths.login, localizePath(identityPaths.ownPassword(AREAS.dashboard), locale));
  return identityPaths.ownPassword(areaOf(actor.role));
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const { intent, code, password, repeated } = await readFields(request, 'intent', 'code', 'password', 'repeated');
  if (intent === 'resend') return resendCode(host, params.id);
  const link = url.searchParams.get('link');
  const body = { ...(link === null ? { code } : { link }), password, repeated };
  const result = await host.attempt(resetPassword, { params: { id: params.id ?? '' }, body });
  if (!result.ok) return refuse(result, { code });
  const login = withTarget(identityPaths.login, targetOf(url.searchParams.get('next')));
  return redirectDocument(localizePath(`${login}${login.includes('?') ? '&' : '?'}changed`, host.locale), 303);
}

export default function ChangePassword() {
  const t = useText();
  const mobileNumber = useMobileNumber();
  const { open, link, target } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = refusedIn(answer);
  const errors = refused?.fields ?? {};
  if (!open) {
    return (
      <AuthCard
        title={t(link === undefined ? 'identity:codeOver' : 'identity:reset.linkOver')}
        intro={t('identity:reset.overText')}
      >
        <ButtonLink to={withTarget(identityPaths.forgotPassword, target)} wide>
          {t('identity:reset.again')}
        </ButtonLink>
      </AuthCard>
    );
  }
  const to = mobileNumber(open.sentTo);
  const newPassword = (
    <>
      <NewPasswordFields label={t('identity:newPassword')} errors={errors} />
      <SubmitButton>{t('identity:reset.submit')}</SubmitButton>
    </>
  );
  if (link !== undefined) {
    return (
      <AuthCard title={t('identity:reset.title')} intro={t('identity:reset.linkIntro', { to })}>
        <PostedForm refused={refused}>{newPassword}</PostedForm>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t('identity:reset.title')}
      intro={t('identity:reset.sent', { to })}
      foot={
        <>
          {t('identity:resend.wrong')}{' '}
          <LocaleLink to={withTarget(identityPaths.forgotPassword, target)}>
            {t('identity:reset.enterAgain')}
          </LocaleLink>
        </>
      }
    >
      <CodeResent answer={answer} />
      <PostedForm refused={refused}>
        <CodeField error={errors.code} typed={refused?.typed.code} />
        {newPassword}
      </PostedForm>
      <ResendCode {...open} />
    </AuthCard>
  );
}
