import { notificationKind } from '#kit/contract/notification.ts';

/** To the owner of a project that its end time or its limit closed. */
export const projectClosedKind = notificationKind<'project'>({
  kind: 'project_closed',
  label: (t) => t('notified:kind.projectClosed'),
  audience: 'users',
  channels: ['app', 'both', 'mail', 'none'],
  says: (t, { project }) => t('notified:says.projectClosed', { project }),
});
