import { notificationKind } from '#kit/contract/notification.ts';

/** What administrators tell everybody of a role. */
export const announcementKind = notificationKind<'title' | 'text'>({
  kind: 'announcement',
  about: 'announcement',
  label: (t) => t('notified:kind.announcement'),
  audience: 'everyone',
  channels: ['app', 'both'],
  says: (_t, { title }) => String(title),
  saysMore: (_t, { text }) => String(text),
});
