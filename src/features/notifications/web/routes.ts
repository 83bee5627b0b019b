import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** Out of an email, for somebody who need not sign in. */
export const publicRoutes = [route('unsubscribe/:token', 'pages/unsubscribe.tsx')];

/** What one is told, in the dashboard. */
export const dashboardRoutes = [
  route('notifications', 'pages/notifications.tsx', { id: 'dashboard-notifications' }),
  route('notifications/settings', 'pages/notification-settings.tsx', { id: 'dashboard-notification-settings' }),
];

/** The same in the back office, and what administrators announce. */
export const adminRoutes = [
  route('my-notifications', 'pages/notifications.tsx', { id: 'admin-notifications' }),
  route('my-notifications/settings', 'pages/notification-settings.tsx', { id: 'admin-notification-settings' }),
  route('notifications', 'pages/announcements.tsx'),
  route('notifications/create', 'pages/announcement-create.tsx'),
  route('notifications/:id', 'pages/announcement.tsx'),
];
