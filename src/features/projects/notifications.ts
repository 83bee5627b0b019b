import { notificationKind } from '#kit/contract/notification.ts';

/** To whoever works with a project that its end time or its limit closed. */
export const projectClosedKind = notificationKind<'project'>({
  kind: 'project_closed',
  about: 'project',
  label: (t) => t('notified:kind.projectClosed'),
  audience: 'users',
  channels: ['app', 'both', 'mail', 'none'],
  says: (t, { project }) => t('notified:says.projectClosed', { project }),
});

/** To whoever changes a project whose answers are kept for a time: a week before the first of them go. */
export const answersGoKind = notificationKind<'project' | 'day' | 'count'>({
  kind: 'answers_go',
  about: 'project',
  label: (t) => t('notified:kind.answersGo'),
  audience: 'users',
  channels: ['both', 'mail', 'app'],
  mailsItself: true,
  says: (t, { project, day, count }) => t('notified:says.answersGo', { project, day, count }),
});
