import { useLocation } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { MenuIcon } from '#ui/plain/icons.tsx';
import { useClosing } from '#ui/plain/use-closing.ts';
import styles from './header.module.css';
import { NavLinks } from './nav-links.tsx';

/** The links where the bar has no room for them. It opens without script; going to another page closes it. */
export function MobileMenu({ start }: { start: string }) {
  const t = useText();
  const { pathname } = useLocation();
  const { menu, closeOnEscape } = useClosing();

  return (
    <details key={pathname} ref={menu} className={styles.mobile} onKeyDown={closeOnEscape}>
      <summary className={styles.icon} aria-label={t('common:menu')}>
        <MenuIcon />
      </summary>
      <nav className={styles.panel} aria-label={t('site:mainMenu')}>
        <ul className={styles.links}>
          <NavLinks />
        </ul>
        <ButtonLink to={start} wide>
          {t('common:getStarted')}
        </ButtonLink>
      </nav>
    </details>
  );
}
