import { auditSubject } from '#kit/contract/audit.ts';
import type { Text } from '#messages/text.ts';

/** What account holders ask support for. Nobody's words are kept in the log. */
export const ticketSubject = auditSubject({
  kind: 'ticket',
  label: (t) => t('activities:subject.ticket'),
  actions: {
    created: (t) => t('activities:ticket.created'),
    answered: (t) => t('activities:ticket.answered'),
    noted: (t) => t('activities:ticket.noted'),
    held: (t) => t('activities:ticket.held'),
    sorted: (t) => t('activities:ticket.sorted'),
    closed: (t) => t('activities:ticket.closed'),
    reopened: (t) => t('activities:ticket.reopened'),
    claimed: (t) => t('activities:ticket.claimed'),
  },
  fields: {
    category: { label: (t) => t('activities:field.category') },
    priority: { label: (t) => t('activities:field.priority') },
  },
});

const CHOICE_ACTIONS = {
  created: (t: Text) => t('activities:content.created'),
  changed: (t: Text) => t('activities:content.changed'),
  deleted: (t: Text) => t('activities:content.deleted'),
  restored: (t: Text) => t('activities:content.restored'),
  ordered: (t: Text) => t('activities:content.ordered'),
};

/** What tickets may be about. */
export const ticketCategorySubject = auditSubject({
  kind: 'ticket_category',
  label: (t) => t('activities:subject.ticketCategory'),
  actions: CHOICE_ACTIONS,
  fields: { name: { label: (t) => t('activities:field.name') } },
});

/** How much tickets may press. */
export const ticketPrioritySubject = auditSubject({
  kind: 'ticket_priority',
  label: (t) => t('activities:subject.ticketPriority'),
  actions: CHOICE_ACTIONS,
  fields: { name: { label: (t) => t('activities:field.name') }, hours: { label: (t) => t('activities:field.hours') } },
});

/** Answers that staff keep. */
export const savedReplySubject = auditSubject({
  kind: 'saved_reply',
  label: (t) => t('activities:subject.savedReply'),
  actions: CHOICE_ACTIONS,
  fields: { name: { label: (t) => t('activities:field.name') }, text: { label: (t) => t('activities:field.body') } },
});

/** Mails that were not taken into a ticket. */
export const receivedMailSubject = auditSubject({
  kind: 'received_mail',
  label: (t) => t('activities:subject.receivedMail'),
  actions: {
    dismissed: (t) => t('activities:receivedMail.dismissed'),
    restored: (t) => t('activities:receivedMail.restored'),
    ticketed: (t) => t('activities:receivedMail.ticketed'),
  },
  fields: {},
});

/** What people wrote to us. Neither their words nor ours are kept in the log. */
export const contactSubject = auditSubject({
  kind: 'contact',
  label: (t) => t('activities:subject.contact'),
  actions: {
    created: (t) => t('activities:contact.created'),
    answered: (t) => t('activities:contact.answered'),
    replied: (t) => t('activities:contact.replied'),
    noted: (t) => t('activities:contact.noted'),
    closed: (t) => t('activities:contact.closed'),
    reopened: (t) => t('activities:contact.reopened'),
    ticketed: (t) => t('activities:contact.ticketed'),
    unticketed: (t) => t('activities:contact.unticketed'),
  },
  fields: {},
});
