import { ownCompaniesEntry } from '#features/company/web/navigation.ts';
import { AREAS } from '#features/identity/paths.ts';
import { ownActivityLogsEntry } from '#features/operations/web/activities/navigation.ts';
import { projectEntries, quizEntries } from '#features/projects/web/navigation.ts';
import { ownSupportEntries } from '#features/support/web/navigation.ts';
import { attemptsEntry } from '#features/taking-part/web/navigation.ts';
import type { NavigationGroup } from '#ui/dashboard/frame/navigation-entry.ts';
import { homeOf } from './viewer-navigation.ts';

/** The user dashboard's entries in the order of the specification, as far as their screens exist. */
export const DASHBOARD_SIDEBAR: readonly NavigationGroup[] = [
  { entries: [homeOf(AREAS.dashboard)] },
  { label: (t) => t('dashboard:projects'), entries: projectEntries },
  { label: (t) => t('dashboard:quiz'), entries: [...quizEntries, attemptsEntry] },
  { entries: [ownCompaniesEntry] },
  { label: (t) => t('dashboard:support'), entries: ownSupportEntries },
  { entries: [ownActivityLogsEntry] },
];
