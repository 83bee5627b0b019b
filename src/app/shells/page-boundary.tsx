import { Outlet } from 'react-router';
import { identityPaths } from '#features/identity/paths.ts';
import { sitePaths } from '#features/site/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { RouteError } from '../route-error.tsx';

/** Between a shell and its pages: what goes wrong in a page leaves the shell standing. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const t = useText();
  return (
    <RouteError
      elsewhere={[
        { to: sitePaths.faq, label: t('site:nav.faq') },
        { to: sitePaths.contactUs, label: t('site:nav.contact') },
        { to: identityPaths.login, label: t('common:signIn') },
      ]}
    />
  );
}
