import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Pages anyone may open. */
const publicPages: RouteConfigEntry[] = [
  layout('shells/public.tsx', [
    layout('shells/page-boundary.tsx', [
      index('../features/site/web/pages/home.tsx'),
      route('faq', '../features/site/web/pages/faq.tsx'),
      route('page/:slug?', '../features/site/web/pages/page.tsx'),
      route('*', 'shells/not-found.tsx'),
    ]),
  ]),
  layout('shells/guest.tsx', [
    route('forgot-password', '../features/identity/web/pages/forgot-password.tsx'),
    route('login', '../features/identity/web/pages/login.tsx'),
    route('register', '../features/identity/web/pages/register.tsx'),
    route('register-verify/:id', '../features/identity/web/pages/register-verify.tsx'),
    route('change-password/:id?', '../features/identity/web/pages/change-password.tsx'),
    route('admin-login', '../features/identity/web/pages/admin-login.tsx'),
  ]),
  route('logout', '../features/identity/web/pages/logout.tsx'),
];

/** Taking part in a project: welcome, questions, last step, done. */
const participation: RouteConfigEntry[] = [
  layout('shells/taking-part.tsx', [
    route('survey/welcome/:id', '../features/taking-part/web/pages/welcome.tsx'),
    route('survey/:id?/:respondentId', '../features/taking-part/web/pages/questions.tsx'),
    route('survey/:id?/:respondentId?/last-step', '../features/taking-part/web/pages/last-step.tsx'),
    route('survey/done', '../features/taking-part/web/pages/done.tsx'),
  ]),
];

/** Where the payment gateway sends people back. */
const paymentReturn: RouteConfigEntry[] = [];

/** The signed-in owner's screens, below /dashboard. */
const dashboard: RouteConfigEntry[] = [
  index('screens/dashboard-home.tsx'),
  route('profile', '../features/identity/web/pages/profile.tsx', { id: 'dashboard-profile' }),
  route('profile/change-password', '../features/identity/web/pages/own-password.tsx', { id: 'dashboard-password' }),
  route('survey', '../features/projects/web/pages/survey-list.tsx'),
  route('survey/:id', '../features/projects/web/pages/survey-builder.tsx'),
  route('survey/:id/response-reports', '../features/reports/web/pages/response-reports.tsx'),
  route('new-project/:type?', '../features/library/web/pages/new-project.tsx'),
  route('*', 'shells/not-found.tsx', { id: 'dashboard-missing' }),
];

/** The back office, below /admin. */
const admin: RouteConfigEntry[] = [
  index('../features/operations/web/pages/admin-home.tsx'),
  route('change-password', '../features/identity/web/pages/own-password.tsx', { id: 'admin-password' }),
  layout('shells/admin-only.tsx', [
    route('email-logs', '../features/operations/web/pages/email-logs.tsx'),
    route('email-logs/:id', '../features/operations/web/pages/email-log.tsx'),
  ]),
  route('profile', '../features/identity/web/pages/profile.tsx', { id: 'admin-profile' }),
  route('*', 'shells/not-found.tsx', { id: 'admin-missing' }),
];

/** Every screen, once: the optional static segment `bn?` serves `/` and `/bn` from the same tree. */
export default prefix('bn?', [
  ...publicPages,
  ...participation,
  ...paymentReturn,
  layout('shells/dashboard.tsx', [
    layout('shells/screen-boundary.tsx', { id: 'dashboard-screens' }, prefix('dashboard', dashboard)),
  ]),
  layout('shells/admin.tsx', [layout('shells/screen-boundary.tsx', { id: 'admin-screens' }, prefix('admin', admin))]),
]) satisfies RouteConfig;
