import { IconHome, IconKey, IconLayoutDashboard, IconTicket, IconUser } from '@tabler/icons-react';
import { AREAS, type Area, identityPaths } from '#features/identity/paths.ts';
import { sitePaths } from '#features/site/paths.ts';
import { supportPaths } from '#features/support/paths.ts';
import { type Actor, worksWith } from '#kit/contract/actor.ts';
import { accessRefusal } from '#kit/contract/endpoint.ts';
import type { Text } from '#messages/text.ts';
import type { NavigationEntry, NavigationGroup } from '#ui/dashboard/frame/navigation-entry.ts';

/** The first entry of an area. */
export function homeOf(area: Area): NavigationEntry {
  return { label: (t) => t('common:dashboard'), to: area, icon: IconLayoutDashboard, end: true };
}

type Viewer = Pick<Actor, 'role' | 'permissions' | 'scope'>;

/** A sidebar as somebody finds it; a group without an entry for them is not there. */
export function sidebarFor(viewer: Viewer, groups: readonly NavigationGroup[]): NavigationGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => finds(viewer, entry)) }))
    .filter(({ entries }) => entries.length > 0);
}

function finds(viewer: Viewer, { reads, scope }: NavigationEntry): boolean {
  const mayRead = reads === undefined || accessRefusal(reads, viewer) === undefined;
  return mayRead && (scope === undefined || worksWith(viewer, scope));
}

/** What stands in the user's menu before Log Out. */
export function userLinksOf(area: Area): Pick<NavigationEntry, 'label' | 'to' | 'icon'>[] {
  return [
    { label: (t) => t('common:myProfile'), to: identityPaths.profile(area), icon: IconUser },
    { label: (t) => t('common:goToHome'), to: sitePaths.home, icon: IconHome },
    { label: (t) => t('common:changePassword'), to: identityPaths.ownPassword(area), icon: IconKey },
    ...(area === AREAS.dashboard
      ? [{ label: (t: Text) => t('dashboard:myTickets'), to: supportPaths.ownTickets, icon: IconTicket }]
      : []),
  ];
}
