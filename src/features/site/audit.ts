import { auditSubject } from '#kit/contract/audit.ts';

/** Frequently asked questions with their answers. */
export const faqSubject = auditSubject({
  kind: 'faq',
  label: (t) => t('activities:subject.faq'),
  actions: {
    created: (t) => t('activities:content.created'),
    changed: (t) => t('activities:content.changed'),
    deleted: (t) => t('activities:content.deleted'),
    restored: (t) => t('activities:content.restored'),
    ordered: (t) => t('activities:content.ordered'),
  },
  fields: {
    question: { label: (t) => t('activities:field.question') },
    answer: { label: (t) => t('activities:field.answer') },
    active: {
      label: (t) => t('activities:field.active'),
      says: { true: (t) => t('activities:shown.true'), false: (t) => t('activities:shown.false') },
    },
  },
});
