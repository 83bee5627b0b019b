import { AREAS, type Area } from '#features/identity/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { NoPermission } from '#ui/dashboard/states/no-permission.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';

/** Whom to ask for what one may not see. */
const HINTS = {
  [AREAS.dashboard]: 'common:noPermissionHint',
  [AREAS.admin]: 'dashboard:notYourWork',
} as const;

/** In place of a whole screen that whoever is signed in may not see. */
export function NoPermissionScreen({ area }: { area: Area }) {
  const t = useText();
  return (
    <>
      <PageHead title={t('common:noPermission')} />
      <NoPermission
        isWholePage
        hint={t(HINTS[area])}
        action={<ButtonLink to={area}>{t('common:dashboard')}</ButtonLink>}
      />
    </>
  );
}
