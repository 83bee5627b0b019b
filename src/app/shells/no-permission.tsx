import { AREAS, type Area } from '#features/identity/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { Drawing } from '#ui/plain/drawing.tsx';
import styles from '#ui/plain/error-page.module.css';

/** Whom to ask for what one may not see. */
const HINTS = {
  [AREAS.dashboard]: 'common:noPermissionHint',
  [AREAS.admin]: 'dashboard:adminsOnly',
} as const;

/** In place of a screen that whoever is signed in may not see: no failure, and no number to be told. */
export function NoPermission({ area }: { area: Area }) {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHead title={t('common:noPermission')} />
      <Drawing of="no-permission" />
      <h1>{t('common:noPermission')}</h1>
      <p className={styles.message}>{t(HINTS[area])}</p>
      <ButtonLink to={area}>{t('common:dashboard')}</ButtonLink>
    </div>
  );
}
