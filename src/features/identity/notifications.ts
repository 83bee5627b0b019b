import { notificationKind } from '#kit/contract/notification.ts';

/** That a password was replaced. Its email is one of those of accounts, and always goes out. */
export const passwordChangedKind = notificationKind({
  kind: 'password_changed',
  about: 'account',
  label: (t) => t('notified:kind.passwordChanged'),
  audience: 'everyone',
  channels: ['both'],
  mailsItself: true,
  says: (t) => t('notified:says.passwordChanged'),
});

/** That somebody signed in, in a browser that the account does not know. */
export const newBrowserKind = notificationKind<'device'>({
  kind: 'new_browser',
  about: 'account',
  label: (t) => t('notified:kind.newBrowser'),
  audience: 'everyone',
  channels: ['app', 'both'],
  says: (t, { device }) => (device ? t('notified:says.newBrowser', { device }) : t('notified:says.unknownBrowser')),
  saysMore: (t) => t('notified:more.newBrowser'),
});
