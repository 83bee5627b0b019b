import { newBrowserKind, passwordChangedKind } from '#features/identity/notifications.ts';
import { announcementKind } from '#features/notifications/notifications.ts';
import { answersGoKind, projectClosedKind } from '#features/projects/notifications.ts';
import { firstResponseKind, markedAgainKind, responsesOfDayKind } from '#features/responses/notifications.ts';
import { contactReceivedKind, ticketAnsweredKind, ticketWaitsKind } from '#features/support/notifications.ts';
import type { NotificationKind } from '#kit/contract/notification.ts';

/** Everything that people are told of, in the order in which they choose how. */
export const notificationKinds: readonly NotificationKind[] = [
  firstResponseKind,
  responsesOfDayKind,
  projectClosedKind,
  markedAgainKind,
  answersGoKind,
  ticketAnsweredKind,
  ticketWaitsKind,
  contactReceivedKind,
  announcementKind,
  newBrowserKind,
  passwordChangedKind,
];
