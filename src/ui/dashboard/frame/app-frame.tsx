import { type ReactNode, useRef, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useOnline } from '#kit/web/use-online.ts';
import { Alert } from '../../plain/alert.tsx';
import { MenuIcon } from '../../plain/icons.tsx';
import { CONTENT_ID, SkipLink } from '../../plain/skip-link.tsx';
import { useHydrated } from '../../use-hydrated.ts';
import styles from './app-frame.module.css';
import type { NavigationGroup } from './navigation-entry.ts';
import { PageBarContext } from './page-bar.tsx';
import { SIDEBAR_ID, Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

interface AppFrameProps {
  logo: ReactNode;
  navigation: readonly NavigationGroup[];
  /** At the end of the top bar: language, then the user's menu. */
  tools: ReactNode;
  /** What a page has in the top bar until script is at work, and the page puts it there itself. */
  bar?: ReactNode;
  /** What a page takes of the frame for its work, see `PageHandle`. */
  takes?: 'bar' | 'window';
  children: ReactNode;
}

/** Top bar, sidebar and the page: the frame of dashboard and back office. */
export function AppFrame({ logo, navigation, tools, bar, takes, children }: AppFrameProps) {
  const t = useText();
  const online = useOnline();
  const isHydrated = useHydrated();
  const opener = useRef<HTMLButtonElement>(null);
  const sidebar = useSidebar(takes !== undefined, opener);
  const [pageBar, setPageBar] = useState<HTMLElement | null>(null);
  /** On a phone the page's own bar needs the room: logo, language and user stand on top of the sidebar. */
  const moved = takes !== undefined && sidebar.narrow;
  return (
    <div className={styles.frame} data-sidebar={sidebar.state} data-takes={takes} data-font="site">
      <SkipLink />
      <header className={styles.bar}>
        <button
          ref={opener}
          type="button"
          className={styles.toggle}
          aria-controls={SIDEBAR_ID}
          aria-expanded={sidebar.open}
          aria-label={t(sidebar.open ? 'common:collapseSidebar' : 'common:expandSidebar')}
          disabled={!isHydrated}
          onClick={sidebar.toggle}
        >
          <MenuIcon />
        </button>
        <div className={styles.logo}>{logo}</div>
        <div ref={setPageBar} className={styles.page}>
          {isHydrated ? null : bar}
        </div>
        {moved ? null : <div className={styles.end}>{tools}</div>}
      </header>
      <Sidebar groups={navigation}>
        {moved ? (
          <div className={styles.tools}>
            {logo}
            {tools}
          </div>
        ) : null}
      </Sidebar>
      {sidebar.narrow && sidebar.open ? (
        <button type="button" className={styles.behind} tabIndex={-1} aria-hidden="true" onClick={sidebar.close} />
      ) : null}
      <div className={styles.space} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {online ? null : (
          <Alert tone="warning" announce>
            {t('common:offline')}
          </Alert>
        )}
        <PageBarContext value={pageBar}>{children}</PageBarContext>
      </main>
    </div>
  );
}
