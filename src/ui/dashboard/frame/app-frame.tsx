import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useOnline } from '#kit/web/use-online.ts';
import { Alert } from '../../plain/alert.tsx';
import { MenuIcon } from '../../plain/icons.tsx';
import { CONTENT_ID, SkipLink } from '../../plain/skip-link.tsx';
import styles from './app-frame.module.css';
import type { NavigationGroup } from './navigation-entry.ts';
import { SIDEBAR_ID, Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

interface AppFrameProps {
  logo: ReactNode;
  navigation: readonly NavigationGroup[];
  /** At the end of the top bar: language, then the user's menu. */
  tools: ReactNode;
  children: ReactNode;
}

/** Top bar, sidebar and the page: the frame of dashboard and back office. */
export function AppFrame({ logo, navigation, tools, children }: AppFrameProps) {
  const t = useText();
  const online = useOnline();
  const sidebar = useSidebar();
  return (
    <div className={styles.frame} data-sidebar={sidebar.state} data-font="site">
      <SkipLink />
      <header className={styles.bar}>
        <button
          type="button"
          className={styles.toggle}
          aria-controls={SIDEBAR_ID}
          aria-expanded={sidebar.open}
          aria-label={t(sidebar.open ? 'common:collapseSidebar' : 'common:expandSidebar')}
          onClick={sidebar.toggle}
        >
          <MenuIcon />
        </button>
        {logo}
        <div className={styles.end}>{tools}</div>
      </header>
      <Sidebar groups={navigation} />
      <div className={styles.space} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {online ? null : (
          <Alert tone="warning" announce>
            {t('common:offline')}
          </Alert>
        )}
        {children}
      </main>
    </div>
  );
}
