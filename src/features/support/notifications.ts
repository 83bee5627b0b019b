import { notificationKind } from '#kit/contract/notification.ts';

/** To the owner of a ticket. The email has the answer in it. */
export const ticketAnsweredKind = notificationKind<'subject'>({
  kind: 'ticket_answered',
  about: 'support',
  label: (t) => t('notified:kind.ticketAnswered'),
  audience: 'users',
  channels: ['both', 'app', 'mail', 'none'],
  mailsItself: true,
  says: (t, { subject }) => t('notified:says.ticketAnswered', { subject }),
});

/** To who has a ticket in hand, or to all whose work tickets are: its owner wrote. */
export const ticketWaitsKind = notificationKind<'subject'>({
  kind: 'ticket_waits',
  about: 'support',
  label: (t) => t('notified:kind.ticketWaits'),
  audience: 'staff',
  channels: ['both', 'app', 'mail', 'none'],
  mailsItself: true,
  says: (t, { subject }) => t('notified:says.ticketWaits', { subject }),
});

/** To staff: a visitor wrote to us. */
export const contactReceivedKind = notificationKind<'subject'>({
  kind: 'contact_received',
  about: 'support',
  label: (t) => t('notified:kind.contactReceived'),
  audience: 'staff',
  channels: ['app', 'both', 'mail', 'none'],
  says: (t, { subject }) => t('notified:says.contactReceived', { subject }),
});
