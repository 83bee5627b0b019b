import { notificationKind } from '#kit/contract/notification.ts';

/** To whoever works with a project: somebody answered it for the first time. */
export const firstResponseKind = notificationKind<'project'>({
  kind: 'first_response',
  about: 'responses',
  label: (t) => t('notified:kind.firstResponse'),
  audience: 'users',
  channels: ['app', 'both', 'mail', 'none'],
  says: (t, { project }) => t('notified:says.firstResponse', { project }),
});

/** Once a day, how many more answered. */
export const responsesOfDayKind = notificationKind<'project' | 'count'>({
  kind: 'responses_of_day',
  about: 'responses',
  label: (t) => t('notified:kind.responsesOfDay'),
  audience: 'users',
  channels: ['app', 'both', 'mail', 'none'],
  says: (t, { project, count }) => t('notified:says.responsesOfDay', { project, count }),
});

/** To whoever works with a quiz whose key was changed, once all were marked by it. */
export const markedAgainKind = notificationKind<'project' | 'changed' | 'results'>({
  kind: 'marked_again',
  about: 'responses',
  label: (t) => t('notified:kind.markedAgain'),
  audience: 'users',
  channels: ['app', 'both', 'mail', 'none'],
  says: (t, { project, changed, results }) => t('notified:says.markedAgain', { project, changed, results }),
});
