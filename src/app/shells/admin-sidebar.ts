import { allCompaniesEntry } from '#features/company/web/navigation.ts';
import { AREAS } from '#features/identity/paths.ts';
import { usersEntry } from '#features/identity/web/navigation.ts';
import { announcementsEntry } from '#features/notifications/web/navigation.ts';
import { activityLogsEntry } from '#features/operations/web/activities/navigation.ts';
import {
  emailLogsEntry,
  emailTemplatesEntry,
  errorsLogEntry,
  operationsEntry,
} from '#features/operations/web/navigation.ts';
import {
  allProjectsEntry,
  bankEntries,
  categoriesEntry,
  placesEntry,
} from '#features/projects/web/back-office-navigation.ts';
import { contentEntries, siteLookEntry, siteSettingsEntry } from '#features/site/web/navigation.ts';
import { supportEntries } from '#features/support/web/navigation.ts';
import type { NavigationGroup } from '#ui/dashboard/frame/navigation-entry.ts';
import { homeOf } from './viewer-navigation.ts';

/** The back office's entries in the order of the specification, as far as their screens exist. */
export const ADMIN_SIDEBAR: readonly NavigationGroup[] = [
  { entries: [homeOf(AREAS.admin), usersEntry] },
  { label: (t) => t('dashboard:projects'), entries: [allProjectsEntry, categoriesEntry] },
  { label: (t) => t('dashboard:content'), entries: contentEntries },
  { label: (t) => t('dashboard:questionBank'), entries: bankEntries },
  { label: (t) => t('dashboard:customerSupport'), entries: supportEntries },
  { entries: [allCompaniesEntry] },
  {
    label: (t) => t('dashboard:adminOnly'),
    entries: [
      siteSettingsEntry,
      siteLookEntry,
      announcementsEntry,
      placesEntry,
      emailTemplatesEntry,
      emailLogsEntry,
      activityLogsEntry,
      errorsLogEntry,
      operationsEntry,
    ],
  },
];
