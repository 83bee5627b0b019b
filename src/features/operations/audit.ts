import { auditSubject } from '#kit/contract/audit.ts';

/** Emails and text messages of the log, which may hold codes. */
export const emailSubject = auditSubject({
  kind: 'email',
  label: (t) => t('activities:subject.email'),
  actions: {
    read: (t) => t('activities:email.read'),
    resent: (t) => t('activities:email.resent'),
  },
  security: ['read'],
  fields: { to: { label: (t) => t('operations:to') } },
});

/** Errors of the product, one for each cause. */
export const errorSubject = auditSubject({
  kind: 'error',
  label: (t) => t('activities:subject.error'),
  actions: {
    resolved: (t) => t('activities:error.resolved'),
    reopened: (t) => t('activities:error.reopened'),
  },
  fields: {},
});

/** What workers do, by kind. */
export const jobSubject = auditSubject({
  kind: 'job',
  label: (t) => t('activities:subject.job'),
  actions: {
    retried: (t) => t('activities:job.retried'),
    discarded: (t) => t('activities:job.discarded'),
  },
  fields: { count: { label: (t) => t('operations:running.howMany') } },
});

/** What emails say, of which only that it changed is told: their versions have the words. */
export const mailTemplateSubject = auditSubject({
  kind: 'mail_template',
  label: (t) => t('activities:subject.mailTemplate'),
  actions: {
    changed: (t) => t('activities:mailTemplate.changed'),
    reset: (t) => t('activities:mailTemplate.reset'),
    tested: (t) => t('activities:mailTemplate.tested'),
  },
  fields: {
    subject: { label: (t) => t('operations:subject') },
    body: { label: (t) => t('operations:body'), unsaid: true },
  },
});
