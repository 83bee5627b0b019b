import { auditSubject } from '#kit/contract/audit.ts';

/** Accounts: what people tell of themselves, and how they get in. */
export const accountSubject = auditSubject({
  kind: 'account',
  label: (t) => t('activities:subject.account'),
  actions: {
    changed: (t) => t('activities:account.changed'),
    registered: (t) => t('activities:account.registered'),
    registrationRefused: (t) => t('activities:account.registrationRefused'),
    verified: (t) => t('activities:account.verified'),
    signedIn: (t) => t('activities:account.signedIn'),
    signInRefused: (t) => t('activities:account.signInRefused'),
    signedOut: (t) => t('activities:account.signedOut'),
    sessionEnded: (t) => t('activities:account.sessionEnded'),
    passwordChanged: (t) => t('activities:account.passwordChanged'),
    resetAsked: (t) => t('activities:account.resetAsked'),
    passwordReset: (t) => t('activities:account.passwordReset'),
  },
  security: [
    'registrationRefused',
    'verified',
    'signedIn',
    'signInRefused',
    'signedOut',
    'sessionEnded',
    'passwordChanged',
    'resetAsked',
    'passwordReset',
  ],
  fields: {
    firstName: { label: (t) => t('identity:firstName') },
    lastName: { label: (t) => t('identity:lastName') },
    organization: { label: (t) => t('account:organization') },
    occupation: { label: (t) => t('account:occupation') },
    // What nobody needs in a log to know who did what.
    dateOfBirth: { label: (t) => t('account:dateOfBirth'), unsaid: true },
    gender: { label: (t) => t('account:gender'), unsaid: true },
    password: { label: (t) => t('activities:field.password'), unsaid: true },
    device: { label: (t) => t('activities:field.device') },
  },
});
