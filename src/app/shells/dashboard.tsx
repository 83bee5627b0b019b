import { IconClipboardList, IconHelp, IconLayoutDashboard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from 'react-router';
import { getPublicSettings } from '#features/site/contract.ts';
import { hostContext } from '#kit/web/host-context.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { NavigationGroup } from '#ui/dashboard/navigation.ts';
import { FrameError } from './frame-error.tsx';
import { requireArea } from './guard.ts';
import { shouldRevalidateFrame } from './revalidate-frame.ts';
import { PLAN_COOKIE, TEMPLATE_COOKIE, useChosenTemplate } from './use-chosen-template.ts';
import { WorkFrame } from './work-frame.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const user = await requireArea(host, '/dashboard', url);
  return {
    user,
    settings: await host.call(getPublicSettings),
    chosenTemplate: host.cookies[TEMPLATE_COOKIE],
    hasChosenPlan: Boolean(host.cookies[PLAN_COOKIE]),
  };
}

export const shouldRevalidate = shouldRevalidateFrame;

type FrameData = Awaited<ReturnType<typeof loader>>;

/** The owner's area. */
export default function DashboardShell() {
  const t = useText();
  const data = useLoaderData<typeof loader>();
  const creating = useChosenTemplate(data.chosenTemplate);

  return (
    <DashboardFrame data={data}>
      {creating && data.hasChosenPlan ? <p role="status">{t('dashboard:preparing')}</p> : <Outlet />}
    </DashboardFrame>
  );
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('shells/dashboard');
  return data ? (
    <DashboardFrame data={data}>
      <FrameError />
    </DashboardFrame>
  ) : (
    <FrameError />
  );
}

function DashboardFrame({ data, children }: { data: FrameData; children: ReactNode }) {
  const t = useText();
  const links = [
    { label: t('common:myProfile'), to: '/dashboard/profile' },
    { label: t('common:goToHome'), to: '/' },
    { label: t('common:changePassword'), to: '/dashboard/profile/change-password' },
  ];
  return (
    <WorkFrame user={data.user} settings={data.settings} navigation={useNavigation()} links={links} language="code">
      {children}
    </WorkFrame>
  );
}

/** The entries of the specification whose screens exist, in its order. */
function useNavigation(): NavigationGroup[] {
  const t = useText();
  return [
    { entries: [{ label: t('common:dashboard'), to: '/dashboard', end: true, icon: <IconLayoutDashboard /> }] },
    {
      label: t('dashboard:projects'),
      entries: [{ label: t('dashboard:surveys'), to: '/dashboard/survey', icon: <IconClipboardList /> }],
    },
    {
      label: t('dashboard:support'),
      entries: [{ label: t('dashboard:getHelp'), to: '/contact-us', icon: <IconHelp /> }],
    },
  ];
}
