import { auditSubject, saying } from '#kit/contract/audit.ts';
import { MEMBER_ROLES } from './contract/roles.ts';

/** Companies and who belongs to them. Addresses of people who are invited are kept: who let whom in is asked later. */
export const companySubject = auditSubject({
  kind: 'company',
  label: (t) => t('activities:subject.company'),
  actions: {
    created: (t) => t('activities:company.created'),
    changed: (t) => t('activities:company.changed'),
    logoChanged: (t) => t('activities:company.logoChanged'),
    logoRemoved: (t) => t('activities:company.logoRemoved'),
    deleted: (t) => t('activities:company.deleted'),
    invited: (t) => t('activities:company.invited'),
    invitedAgain: (t) => t('activities:company.invitedAgain'),
    invitationWithdrawn: (t) => t('activities:company.invitationWithdrawn'),
    joined: (t) => t('activities:company.joined'),
    roleChanged: (t) => t('activities:company.roleChanged'),
    memberRemoved: (t) => t('activities:company.memberRemoved'),
    left: (t) => t('activities:company.left'),
    handedOver: (t) => t('activities:company.handedOver'),
    suspended: (t) => t('activities:company.suspended'),
    restored: (t) => t('activities:company.restored'),
  },
  security: [
    'invited',
    'invitedAgain',
    'invitationWithdrawn',
    'joined',
    'roleChanged',
    'memberRemoved',
    'left',
    'handedOver',
  ],
  fields: {
    name: { label: (t) => t('activities:field.name') },
    description: { label: (t) => t('company:description') },
    website: { label: (t) => t('company:website') },
    email: { label: (t) => t('company:email') },
    phone: { label: (t) => t('company:phone') },
    address: { label: (t) => t('company:address') },
    member: { label: (t) => t('company:member') },
    role: {
      label: (t) => t('activities:field.role'),
      says: saying(MEMBER_ROLES, (role, t) => t(`company:roleOf.${role}`)),
    },
    reason: { label: (t) => t('company:reason') },
  },
});
