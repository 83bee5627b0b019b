import { IconUsers } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { findUsers } from '../contract/users.ts';
import { userPaths } from '../users/paths.ts';

/** Everybody's accounts. */
export const usersEntry: NavigationEntry = {
  label: (t) => t('dashboard:users'),
  to: userPaths.users,
  icon: IconUsers,
  reads: findUsers,
};
