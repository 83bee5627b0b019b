import { IconSpeakerphone } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { findAnnouncements } from '../contract/announcements.ts';
import { notificationPaths } from '../paths.ts';

/** What administrators announce. */
export const announcementsEntry: NavigationEntry = {
  label: (t) => t('dashboard:notifications'),
  to: notificationPaths.announcements,
  icon: IconSpeakerphone,
  reads: findAnnouncements,
};
