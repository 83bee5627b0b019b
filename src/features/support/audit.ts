import { auditSubject } from '#kit/contract/audit.ts';

/** What account holders ask support for. Nobody's words are kept in the log. */
export const ticketSubject = auditSubject({
  kind: 'ticket',
  label: (t) => t('activities:subject.ticket'),
  actions: {
    created: (t) => t('activities:ticket.created'),
    answered: (t) => t('activities:ticket.answered'),
    noted: (t) => t('activities:ticket.noted'),
    held: (t) => t('activities:ticket.held'),
    closed: (t) => t('activities:ticket.closed'),
    reopened: (t) => t('activities:ticket.reopened'),
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
    noted: (t) => t('activities:contact.noted'),
    closed: (t) => t('activities:contact.closed'),
    reopened: (t) => t('activities:contact.reopened'),
  },
  fields: {},
});
