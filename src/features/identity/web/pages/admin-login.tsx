import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { AREAS, identityPaths } from '../../paths.ts';
import { AuthCard } from '../guest/auth-card.tsx';
import { PasskeyButton } from '../guest/passkey/passkey-button.tsx';
import { signIn } from '../guest/sign-in.ts';
import { SignInForm } from '../guest/sign-in-form.tsx';
import { requireGuest } from '../guest/way-in.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  return { target: requireGuest(context.get(hostContext), url) };
}

export function action({ context, request }: ActionFunctionArgs) {
  return signIn(context.get(hostContext), request, AREAS.admin);
}

export default function AdminLogin() {
  const t = useText();
  const { target } = useLoaderData<typeof loader>();
  return (
    <AuthCard
      title={t('identity:admin.title')}
      intro={t('identity:admin.intro')}
      foot={
        <>
          {t('identity:admin.notHere')} <LocaleLink to={identityPaths.login}>{t('identity:admin.login')}</LocaleLink>
        </>
      }
    >
      <SignInForm refused={useActionData<typeof action>()} target={target} />
      <PasskeyButton target={target} />
    </AuthCard>
  );
}
