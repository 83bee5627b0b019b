import { type ReactNode, useState } from 'react';
import { useMatches } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { logout } from '#features/identity/contract/sessions.ts';
import { AREAS, type Area } from '#features/identity/paths.ts';
import { NotificationBell } from '#features/notifications/web/bell/notification-bell.tsx';
import { holdAccessToken } from '#kit/web/calls/access-token.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { forgetAuth } from '#kit/web/session-storage.ts';
import { DashboardProvider } from '#ui/dashboard/dashboard-provider.tsx';
import { AppFrame } from '#ui/dashboard/frame/app-frame.tsx';
import type { NavigationGroup } from '#ui/dashboard/frame/navigation-entry.ts';
import { Screen } from '#ui/dashboard/frame/screen.tsx';
import { UserMenu } from '#ui/dashboard/frame/user-menu.tsx';
import { LocaleDropdown } from '#ui/plain/locale-dropdown.tsx';
import { Logo } from '#ui/plain/logo.tsx';
import { useKeptAuth } from './use-kept-auth.ts';
import { sidebarFor, userLinksOf } from './viewer-navigation.ts';
import styles from './work-frame.module.css';

interface WorkFrameProps {
  area: Area;
  /** Of everyone in the area; each sees their part. */
  sidebar: readonly NavigationGroup[];
  user: SessionUser;
  /** What the language switch shows: the back office a flag, the dashboard the language's code. */
  language: 'flag' | 'code';
  /** What leads to all screens by their names. */
  palette: ReactNode;
  /** What stands in place of a logo; the product's name unless told. */
  name?: string;
  /** Carried by every call from here; what outlives the page is a cookie that script cannot read. */
  accessToken: string | undefined;
  children: ReactNode;
}

/** What dashboard and back office share: providers, frame, top bar. */
export function WorkFrame(props: WorkFrameProps) {
  const { area, sidebar, user, language, palette, name, accessToken, children } = props;
  const t = useText();
  const locale = useLocale();
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const Bar = handles.findLast((handle) => handle?.bar)?.bar;
  useKeptAuth(user);
  // While rendering, for the first calls are made before effects of this
  // frame run; on the server it would be everybody's.
  useState(() => !import.meta.env.SSR && holdAccessToken(accessToken));

  async function signOut(): Promise<void> {
    // Leaving works even when the server cannot be told.
    await call(logout).catch(() => undefined);
    holdAccessToken(undefined);
    forgetAuth();
    window.location.assign(localizePath('/', locale));
  }

  return (
    <DashboardProvider>
      <AppFrame
        logo={
          <>
            <Logo name={name} />
            {area === AREAS.admin ? <span className={styles.office}>{t('dashboard:backOffice')}</span> : null}
          </>
        }
        bar={Bar && <Bar />}
        takes={handles.findLast((handle) => handle?.takes)?.takes}
        navigation={sidebarFor(user, sidebar)}
        tools={
          <>
            {palette}
            <NotificationBell area={area} />
            <LocaleDropdown shows={language} />
            <UserMenu user={user} links={userLinksOf(area)} onSignOut={() => void signOut()} />
          </>
        }
      >
        <Screen waiting={handles.at(-1)?.waiting}>{children}</Screen>
      </AppFrame>
    </DashboardProvider>
  );
}
