import type { SessionUser } from '#features/identity/contract/profile.ts';
import { identityPaths } from '#features/identity/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { PersonIcon } from '#ui/plain/icons.tsx';
import { LocaleDropdown } from '#ui/plain/locale-dropdown.tsx';
import { Logo } from '#ui/plain/logo.tsx';
import { startOf } from '../start-of.ts';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLinks } from './nav-links.tsx';
import { PersonMenu } from './person-menu.tsx';

interface SiteHeaderProps {
  user: SessionUser | null;
}

/** The bar at the top of public pages. */
export function SiteHeader({ user }: SiteHeaderProps) {
  const t = useText();
  return (
    <header className={styles.header} data-print="none">
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.nav} aria-label={t('site:mainMenu')}>
          <ul className={styles.links}>
            <NavLinks />
          </ul>
        </nav>
        <div className={styles.tools}>
          <LocaleDropdown />
          {user ? (
            <PersonMenu user={user} />
          ) : (
            <LocaleLink className={styles.icon} to={identityPaths.login} aria-label={t('common:signIn')}>
              <PersonIcon size={24} />
            </LocaleLink>
          )}
          <span className={styles.start}>
            <ButtonLink variant="secondary" to={startOf(user !== null)}>
              {t('common:getStarted')}
            </ButtonLink>
          </span>
          <MobileMenu start={startOf(user !== null)} />
        </div>
      </div>
    </header>
  );
}
