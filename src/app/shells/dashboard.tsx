import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { AREAS } from '#features/identity/paths.ts';
import { chosenBefore } from '#features/library/contract.ts';
import { useChosenTemplate } from '#features/library/web/start/use-chosen-template.ts';
import { getPublicSettings } from '#features/site/contract.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { CommandPalette } from '../screens/palette/command-palette.tsx';
import { DASHBOARD_SIDEBAR } from './dashboard-sidebar.ts';
import { requireArea } from './guard.ts';
import { shouldRevalidateFrame } from './revalidate-frame.ts';
import { WorkFrame } from './work-frame.tsx';

export const handle = { texts: ['dashboard', 'projects', 'questions'] } satisfies PageHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const user = await requireArea(host, AREAS.dashboard, url);
  return {
    user,
    settings: await host.call(getPublicSettings),
    accessToken: host.accessToken,
    chosen: chosenBefore(host.cookies),
  };
}

export const shouldRevalidate = shouldRevalidateFrame;

/** The owner's area. Its screens are given who is signed in. */
export default function DashboardShell() {
  const t = useText();
  const { user, settings, accessToken, chosen } = useLoaderData<typeof loader>();
  const creating = useChosenTemplate(chosen.template);

  return (
    <WorkFrame
      area={AREAS.dashboard}
      sidebar={DASHBOARD_SIDEBAR}
      user={user}
      settings={settings}
      language="code"
      accessToken={accessToken}
    >
      <CommandPalette user={user} />
      {creating && chosen.plan ? <p role="status">{t('dashboard:preparing')}</p> : <Outlet context={user} />}
    </WorkFrame>
  );
}
