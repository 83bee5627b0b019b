import { ROLES } from '#kit/contract/actor.ts';
import { auditSubject, saying } from '#kit/contract/audit.ts';

/** What administrators announce. */
export const announcementSubject = auditSubject({
  kind: 'announcement',
  label: (t) => t('activities:subject.announcement'),
  actions: {
    created: (t) => t('activities:announcement.created'),
    changed: (t) => t('activities:announcement.changed'),
    withdrawn: (t) => t('activities:announcement.withdrawn'),
    restored: (t) => t('activities:announcement.restored'),
  },
  fields: {
    title: { label: (t) => t('activities:field.announcementTitle') },
    text: { label: (t) => t('activities:field.body') },
    roles: {
      label: (t) => t('activities:field.roles'),
      says: saying(ROLES, (role, t) => t(`activities:role.${role}`)),
    },
    startsAt: { label: (t) => t('activities:field.startsAt'), isMoment: true },
  },
});

/** How somebody is told of what is new. */
export const notificationSettingsSubject = auditSubject({
  kind: 'notification_settings',
  label: (t) => t('activities:subject.notificationSettings'),
  actions: {
    changed: (t) => t('activities:notificationSettings.changed'),
    unsubscribed: (t) => t('activities:notificationSettings.unsubscribed'),
  },
  fields: {
    digest: { label: (t) => t('activities:field.digest') },
  },
});
