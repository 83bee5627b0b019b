import { AREAS, type Area } from '../identity/paths.ts';

const ownOf = (area: Area) => (area === AREAS.admin ? '/admin/my-notifications' : '/dashboard/notifications');

/** Where one reads what is new, and where administrators announce it. */
export const notificationPaths = {
  own: ownOf,
  settings: (area: Area) => `${ownOf(area)}/settings`,
  announcements: '/admin/notifications',
  createAnnouncement: '/admin/notifications/create',
  announcement: (id: string) => `/admin/notifications/${id}`,
  /** Out of an email, for somebody who need not sign in. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
};
