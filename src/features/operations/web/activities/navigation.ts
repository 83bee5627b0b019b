import { IconHistory } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { findActivities, findOwnActivities } from '../../contract/activities.ts';
import { operationPaths } from '../../paths.ts';

/** What everybody did. */
export const activityLogsEntry: NavigationEntry = {
  label: (t) => t('dashboard:activityLogs'),
  to: operationPaths.activityLogs,
  icon: IconHistory,
  reads: findActivities,
};

/** What one did oneself, and what others did to what is one's own. */
export const ownActivityLogsEntry: NavigationEntry = {
  label: (t) => t('dashboard:activityLogs'),
  to: operationPaths.ownActivityLogs.dashboard,
  icon: IconHistory,
  reads: findOwnActivities,
};

/** The same for staff: no sidebar has it, the palette does. */
export const myActivityLogsEntry: NavigationEntry = {
  label: (t) => t('dashboard:myActivityLogs'),
  to: operationPaths.ownActivityLogs.admin,
  icon: IconHistory,
  reads: findOwnActivities,
};
