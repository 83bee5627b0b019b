/** What other parts of the server may ask of notifications. */
export { placeOfAnnouncement } from './server/announcements/place-of-announcement.ts';
export { spreadAnnouncements } from './server/announcements/spread-announcements.ts';
export { sendDigests } from './server/digest/send-digests.ts';
export { forgetOldNotifications } from './server/forget-old-notifications.ts';
export { mailNotifications } from './server/mail-notifications.ts';
export { notificationMails } from './server/mail-templates.ts';
export { notificationsOfAccount } from './server/notifications-of-account.ts';
export { notify } from './server/notify.ts';
