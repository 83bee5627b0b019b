import { auditSubject } from '#kit/contract/audit.ts';

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
