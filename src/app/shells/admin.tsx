import { IconLayoutDashboard, IconMail } from '@tabler/icons-react';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { AREAS } from '#features/identity/paths.ts';
import { operationPaths } from '#features/operations/paths.ts';
import { getPublicSettings } from '#features/site/contract.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import type { NavigationGroup } from '#ui/dashboard/frame/navigation.ts';
import { requireArea } from './guard.ts';
import { shouldRevalidateFrame } from './revalidate-frame.ts';
import { WorkFrame } from './work-frame.tsx';

export const handle = { texts: ['dashboard', 'operations'] } satisfies PageHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const user = await requireArea(host, AREAS.admin, url);
  return { user, settings: await host.call(getPublicSettings) };
}

export const shouldRevalidate = shouldRevalidateFrame;

/** The back office. Its screens are given who is signed in; its entries are those of the specification that exist. */
export default function AdminShell() {
  const t = useText();
  const { user, settings } = useLoaderData<typeof loader>();

  const everyones: NavigationGroup[] = [
    { entries: [{ label: t('common:dashboard'), to: '/admin', end: true, icon: <IconLayoutDashboard /> }] },
  ];
  const adminsOnly: NavigationGroup[] = [
    {
      label: t('dashboard:adminOnly'),
      entries: [{ label: t('operations:mails'), to: operationPaths.emailLogs, icon: <IconMail /> }],
    },
  ];
  const navigation = user.role === 'admin' ? [...everyones, ...adminsOnly] : everyones;
  const links = [
    { label: t('common:myProfile'), to: '/admin/profile' },
    { label: t('common:goToHome'), to: '/' },
    { label: t('common:changePassword'), to: '/admin/change-password' },
  ];

  return (
    <WorkFrame user={user} settings={settings} navigation={navigation} links={links} language="flag">
      <Outlet context={user} />
    </WorkFrame>
  );
}
