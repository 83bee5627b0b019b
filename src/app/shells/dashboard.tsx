import { IconClipboardList, IconLayoutDashboard } from '@tabler/icons-react';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { getPublicSettings } from '#features/site/contract.ts';
import { hostContext } from '#kit/web/host-context.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { NavigationGroup } from '#ui/dashboard/navigation.ts';
import { requireArea } from './guard.ts';
import { WorkFrame } from './work-frame.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const user = await requireArea(host, '/dashboard', url);
  return { user, settings: await host.call(getPublicSettings) };
}

/** The owner's area. Its entries are those of the specification whose screens exist, in its order. */
export default function DashboardShell() {
  const t = useText();
  const { user, settings } = useLoaderData<typeof loader>();

  const navigation: NavigationGroup[] = [
    {
      entries: [{ label: t('common:dashboard'), to: '/dashboard', end: true, icon: <IconLayoutDashboard size={20} /> }],
    },
    {
      label: t('dashboard:projects'),
      entries: [{ label: t('dashboard:surveys'), to: '/dashboard/survey', icon: <IconClipboardList size={20} /> }],
    },
  ];
  const links = [
    { label: t('common:myProfile'), to: '/dashboard/profile' },
    { label: t('common:goToHome'), to: '/' },
    { label: t('common:changePassword'), to: '/dashboard/profile/change-password' },
  ];

  return (
    <WorkFrame user={user} settings={settings} navigation={navigation} links={links} language="code">
      <Outlet />
    </WorkFrame>
  );
}
