import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** Signing in, and what leads there. */
export const guestRoutes = [
  route('forgot-password', 'pages/forgot-password.tsx'),
  route('invitation/:token', 'pages/invitation.tsx'),
  route('login', 'pages/login.tsx'),
  route('login/code', 'pages/second-step.tsx'),
  route('register', 'pages/register.tsx'),
  route('register-verify/:id', 'pages/register-verify.tsx'),
  route('change-password/:id?', 'pages/change-password.tsx'),
  route('admin-login', 'pages/admin-login.tsx'),
  route('address-objection/:token', 'pages/address-objection.tsx'),
];

/** Addresses that show no page: where Log Out posts to, and the back office's own address for signing in. */
export const passingRoutes = [
  route('logout', 'pages/logout.tsx'),
  route('admin/login', 'pages/admin-login-redirect.tsx'),
];

/** One's own account in the dashboard. */
export const dashboardRoutes = [
  route('profile', 'pages/profile.tsx', { id: 'dashboard-profile' }),
  route('profile/change-password', 'pages/own-password.tsx', { id: 'dashboard-password' }),
];

/** The same in the back office, and everybody's accounts. */
export const adminRoutes = [
  route('users', 'pages/users.tsx'),
  route('users/agent-permissions', 'pages/agent-permissions.tsx'),
  route('users/:id', 'pages/user.tsx'),
  route('change-password', 'pages/own-password.tsx', { id: 'admin-password' }),
  route('profile', 'pages/profile.tsx', { id: 'admin-profile' }),
];
