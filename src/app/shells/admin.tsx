import { IconLayoutDashboard, IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from 'react-router';
import type { SessionUser } from '#features/identity/contract.ts';
import { getPublicSettings } from '#features/site/contract.ts';
import { hostContext } from '#kit/web/host-context.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { NavigationGroup } from '#ui/dashboard/navigation.ts';
import { FrameError } from './frame-error.tsx';
import { requireArea } from './guard.ts';
import { shouldRevalidateFrame } from './revalidate-frame.ts';
import { WorkFrame } from './work-frame.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const user = await requireArea(host, '/admin', url);
  return { user, settings: await host.call(getPublicSettings) };
}

export const shouldRevalidate = shouldRevalidateFrame;

type FrameData = Awaited<ReturnType<typeof loader>>;

/** The back office. */
export default function AdminShell() {
  return (
    <AdminFrame data={useLoaderData<typeof loader>()}>
      <Outlet />
    </AdminFrame>
  );
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('shells/admin');
  return data ? (
    <AdminFrame data={data}>
      <FrameError />
    </AdminFrame>
  ) : (
    <FrameError />
  );
}

function AdminFrame({ data, children }: { data: FrameData; children: ReactNode }) {
  const t = useText();
  const navigation = useNavigation(data.user.role);
  const links = [
    { label: t('common:myProfile'), to: '/admin/profile' },
    { label: t('common:goToHome'), to: '/' },
    { label: t('common:changePassword'), to: '/admin/change-password' },
  ];
  return (
    <WorkFrame user={data.user} settings={data.settings} navigation={navigation} links={links} language="flag">
      {children}
    </WorkFrame>
  );
}

/** The entries of the specification whose screens exist, in its order. */
function useNavigation(role: SessionUser['role']): NavigationGroup[] {
  const t = useText();
  const everyones: NavigationGroup[] = [
    { entries: [{ label: t('common:dashboard'), to: '/admin', end: true, icon: <IconLayoutDashboard /> }] },
  ];
  if (role !== 'admin') return everyones;
  return [
    ...everyones,
    {
      label: t('dashboard:adminOnly'),
      entries: [{ label: t('dashboard:emailLogs'), to: '/admin/email-logs', icon: <IconMail /> }],
    },
  ];
}
