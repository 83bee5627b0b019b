import type { ReactNode } from 'react';
import { localizePath } from '#domain/text/locale.ts';
import { logout, type SessionUser } from '#features/identity/contract.ts';
import type { PublicSettings } from '#features/site/contract.ts';
import { holdAccessToken } from '#kit/web/calls/access-token.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import { forgetAuth } from '#kit/web/session-storage.ts';
import { DashboardProvider } from '#ui/dashboard/dashboard-provider.tsx';
import { AppFrame } from '#ui/dashboard/frame/app-frame.tsx';
import type { NavigationGroup } from '#ui/dashboard/frame/navigation.ts';
import { Screen } from '#ui/dashboard/frame/screen.tsx';
import { UserMenu } from '#ui/dashboard/frame/user-menu.tsx';
import { LocaleDropdown } from '#ui/plain/locale-dropdown.tsx';
import { Logo } from '#ui/plain/logo.tsx';
import { useKeptAuth } from './use-kept-auth.ts';

interface WorkFrameProps {
  user: SessionUser;
  settings: PublicSettings;
  navigation: NavigationGroup[];
  /** Of the user's menu, before Log Out. */
  links: { label: string; to: string }[];
  /** What the language switch shows: the back office a flag, the dashboard the language's code. */
  language: 'flag' | 'code';
  children: ReactNode;
}

/** What dashboard and back office share: providers, frame, top bar. */
export function WorkFrame({ user, settings, navigation, links, language, children }: WorkFrameProps) {
  const locale = useLocale();
  useKeptAuth(user);

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
        logo={<Logo image={settings.site_logo} />}
        navigation={navigation}
        tools={
          <>
            <LocaleDropdown shows={language} />
            <UserMenu user={user} links={links} onSignOut={() => void signOut()} />
          </>
        }
      >
        <Screen>{children}</Screen>
      </AppFrame>
    </DashboardProvider>
  );
}
