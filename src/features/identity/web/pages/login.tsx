import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { AREAS, identityPaths } from '../../paths.ts';
import { AuthCard } from '../guest/auth-card.tsx';
import { PasskeyButton } from '../guest/passkey/passkey-button.tsx';
import { signIn } from '../guest/sign-in.ts';
import { SignInForm } from '../guest/sign-in-form.tsx';
import { withTarget } from '../guest/target.ts';
import { requireGuest } from '../guest/way-in.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  const target = requireGuest(context.get(hostContext), url);
  return { target, passwordChanged: url.searchParams.has('changed') };
}

export function action({ context, request }: ActionFunctionArgs) {
  return signIn(context.get(hostContext), request, AREAS.dashboard);
}

export default function Login() {
  const t = useText();
  const { target, passwordChanged } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <AuthCard
      title={t('identity:login.title')}
      intro={t('identity:login.intro')}
      description={t('identity:login.description')}
      foot={
        <>
          {t('identity:login.noAccount')}{' '}
          <LocaleLink to={withTarget(identityPaths.register, target)}>{t('identity:login.register')}</LocaleLink>
        </>
      }
    >
      {passwordChanged && !refused ? (
        <Alert tone="success" announce>
          {t('identity:login.passwordChanged')}
        </Alert>
      ) : null}
      <SignInForm refused={refused} target={target} />
      <PasskeyButton target={target} />
    </AuthCard>
  );
}
