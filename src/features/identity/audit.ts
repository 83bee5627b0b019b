import { ROLES } from '#kit/contract/actor.ts';
import { auditSubject, saying } from '#kit/contract/audit.ts';
import { USER_STATES } from './contract/profile.ts';
import { FACTOR_CHANGES, REFUSALS, WAYS_IN } from './contract/ways-in.ts';

/** Of a second factor, told in the same words wherever. */
const CHANGES = saying(FACTOR_CHANGES, (change, t) => t(`account:factorChange.${change}`));

/** Accounts: what people tell of themselves, and how they get in. */
export const accountSubject = auditSubject({
  kind: 'account',
  label: (t) => t('activities:subject.account'),
  actions: {
    changed: (t) => t('activities:account.changed'),
    addressChangeAsked: (t) => t('activities:account.addressChangeAsked'),
    addressChanged: (t) => t('activities:account.addressChanged'),
    addressRestored: (t) => t('activities:account.addressRestored'),
    exported: (t) => t('activities:account.exported'),
    deletionPlanned: (t) => t('activities:account.deletionPlanned'),
    deletionDropped: (t) => t('activities:account.deletionDropped'),
    deleted: (t) => t('activities:account.deleted'),
    photoChanged: (t) => t('activities:account.photoChanged'),
    photoRemoved: (t) => t('activities:account.photoRemoved'),
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
    stateChanged: (t) => t('activities:account.stateChanged'),
    signedOutEverywhere: (t) => t('activities:account.signedOutEverywhere'),
    rightsChanged: (t) => t('activities:account.rightsChanged'),
    ...CHANGES,
    passkeyRenamed: (t) => t('activities:account.passkeyRenamed'),
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
    'stateChanged',
    'signedOutEverywhere',
    'rightsChanged',
    'addressChangeAsked',
    'exported',
    'deletionPlanned',
    'deletionDropped',
    'deleted',
    'addressChanged',
    'addressRestored',
    'passkeyRenamed',
    ...FACTOR_CHANGES,
  ],
  fields: {
    firstName: { label: (t) => t('identity:firstName') },
    lastName: { label: (t) => t('identity:lastName') },
    email: { label: (t) => t('account:email') },
    phone: { label: (t) => t('account:phone') },
    organization: { label: (t) => t('account:organization') },
    occupation: { label: (t) => t('account:occupation') },
    // What nobody needs in a log to know who did what.
    dateOfBirth: { label: (t) => t('account:dateOfBirth'), unsaid: true },
    gender: { label: (t) => t('account:gender'), unsaid: true },
    password: { label: (t) => t('activities:field.password'), unsaid: true },
    state: {
      label: (t) => t('account:state'),
      says: saying(USER_STATES, (state, t) => t(`account:stateOf.${state}`)),
    },
    role: { label: (t) => t('activities:field.role'), says: saying(ROLES, (role, t) => t(`activities:role.${role}`)) },
    permissions: { label: (t) => t('activities:field.permissions') },
    scope: { label: (t) => t('activities:field.scope') },
    device: { label: (t) => t('activities:field.device') },
    passkey: { label: (t) => t('activities:field.passkey') },
    refusal: {
      label: (t) => t('activities:field.refusal'),
      says: saying(REFUSALS, (refusal, t) => t(`account:refusal.${refusal}`)),
    },
    by: {
      label: (t) => t('activities:field.signedInBy'),
      says: saying(WAYS_IN, (way, t) => t(`account:wayIn.${way}`)),
    },
  },
});

/** Who was invited to which role. */
export const invitationSubject = auditSubject({
  kind: 'invitation',
  label: (t) => t('activities:subject.invitation'),
  actions: {
    invited: (t) => t('activities:invitation.invited'),
    resent: (t) => t('activities:invitation.resent'),
    withdrawn: (t) => t('activities:invitation.withdrawn'),
    accepted: (t) => t('activities:invitation.accepted'),
  },
  security: ['invited', 'resent', 'withdrawn', 'accepted'],
  fields: {
    role: { label: (t) => t('activities:field.role'), says: saying(ROLES, (role, t) => t(`activities:role.${role}`)) },
  },
});

/** What every agent may do. */
export const agentsSubject = auditSubject({
  kind: 'agents',
  label: (t) => t('activities:subject.agents'),
  actions: { rightsChanged: (t) => t('activities:account.rightsChanged') },
  security: ['rightsChanged'],
  fields: { permissions: { label: (t) => t('activities:field.permissions') } },
});
