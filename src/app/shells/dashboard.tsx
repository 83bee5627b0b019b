import { lazy } from 'react';
import { type LoaderFunctionArgs, matchPath, Outlet, useLoaderData, useLocation } from 'react-router';
import { pathWithoutLocale } from '#domain/text/locale.ts';
import { AREAS } from '#features/identity/paths.ts';
import { chosenBefore } from '#features/library/contract.ts';
import { useChosenTemplate } from '#features/library/web/start/use-chosen-template.ts';
import { ofType, PROJECT_TYPES } from '#features/projects/contract/kinds.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { CommandPalette } from '../screens/palette/command-palette.tsx';
import { DASHBOARD_SIDEBAR } from './dashboard-sidebar.ts';
import { requireArea } from './guard.ts';
import { shouldRevalidateFrame } from './revalidate-frame.ts';
import { WorkFrame } from './work-frame.tsx';

export const handle = { texts: ['dashboard', 'forms', 'notifications', 'projects', 'questions'] } satisfies PageHandle;

const Palette = lazy(async () => ({
  default: (await import('../screens/palette/dashboard-palette.tsx')).DashboardPalette,
}));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const user = await requireArea(host, AREAS.dashboard, url);
  return {
    user,
    accessToken: host.accessToken,
    chosen: chosenBefore(host.cookies),
    changedPlaces: host.changedPlaces,
  };
}

export const shouldRevalidate = shouldRevalidateFrame;

/** The owner's area. Its screens are given who is signed in. */
export default function DashboardShell() {
  const t = useText();
  const { user, accessToken, chosen } = useLoaderData<typeof loader>();
  // There these keys add questions.
  const path = pathWithoutLocale(useLocation().pathname);
  const isBuilding = PROJECT_TYPES.some((type) => matchPath(projectPaths.build({ _id: ':id', ...ofType(type) }), path));
  const creating = useChosenTemplate(chosen.template);

  return (
    <WorkFrame
      area={AREAS.dashboard}
      sidebar={DASHBOARD_SIDEBAR}
      user={user}
      language="code"
      palette={isBuilding ? null : <CommandPalette palette={Palette} user={user} label={t('common:goTo')} />}
      accessToken={accessToken}
    >
      {creating && chosen.plan ? <p role="status">{t('dashboard:preparing')}</p> : <Outlet context={user} />}
    </WorkFrame>
  );
}
