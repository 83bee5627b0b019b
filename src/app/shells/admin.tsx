import { lazy } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { AREAS } from '#features/identity/paths.ts';
import { getPublicSettings } from '#features/site/contract/shown.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { CommandPalette } from '../screens/palette/command-palette.tsx';
import { ADMIN_SIDEBAR } from './admin-sidebar.ts';
import { requireArea } from './guard.ts';
import { shouldRevalidateFrame } from './revalidate-frame.ts';
import { WorkFrame } from './work-frame.tsx';

export const handle = { texts: ['dashboard', 'forms', 'notifications', 'operations'] } satisfies PageHandle;

const Palette = lazy(async () => ({
  default: (await import('../screens/palette/admin-palette.tsx')).AdminPalette,
}));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const user = await requireArea(host, AREAS.admin, url);
  return { user, settings: await host.call(getPublicSettings), accessToken: host.accessToken };
}

export const shouldRevalidate = shouldRevalidateFrame;

/** The back office. Its screens are given who is signed in. */
export default function AdminShell() {
  const t = useText();
  const { user, settings, accessToken } = useLoaderData<typeof loader>();
  return (
    <WorkFrame
      area={AREAS.admin}
      sidebar={ADMIN_SIDEBAR}
      user={user}
      name={settings.site_name}
      language="flag"
      palette={<CommandPalette palette={Palette} user={user} label={t('dashboard:goToScreen')} />}
      accessToken={accessToken}
    >
      <Outlet context={user} />
    </WorkFrame>
  );
}
