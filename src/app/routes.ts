import { isAbsolute, join, relative, sep } from 'node:path';
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import * as company from '#features/company/web/routes.ts';
import * as identity from '#features/identity/web/routes.ts';
import * as library from '#features/library/web/routes.ts';
import * as notifications from '#features/notifications/web/routes.ts';
import * as operations from '#features/operations/web/routes.ts';
import { PROJECT_TYPES } from '#features/projects/contract/kinds.ts';
import { PROJECT_FOLDERS, projectRoute } from '#features/projects/paths.ts';
import * as projects from '#features/projects/web/routes.ts';
import * as reports from '#features/reports/web/routes.ts';
import * as site from '#features/site/web/routes.ts';
import * as support from '#features/support/web/routes.ts';
import * as takingPart from '#features/taking-part/web/routes.ts';

/** Pages anyone may open. */
const publicPages: RouteConfigEntry[] = [
  layout('shells/public.tsx', [
    layout('shells/page-boundary.tsx', [
      ...site.publicRoutes,
      ...support.publicRoutes,
      ...notifications.publicRoutes,
      route('*', 'shells/elsewhere.tsx'),
    ]),
  ]),
  layout('shells/guest.tsx', [...identity.guestRoutes, ...company.guestRoutes]),
  ...identity.passingRoutes,
];

const takingPartPages: RouteConfigEntry[] = [
  layout('shells/taking-part.tsx', [...takingPart.takingPartRoutes, ...projects.linkRoutes]),
];

/** The shared parts of the dashboard, for those who work on them. */
const gallery: RouteConfigEntry[] =
  process.env.NODE_ENV === 'development' ? [route('gallery/:part?', 'gallery/gallery.tsx')] : [];

/** Where the payment gateway sends people back. */
const paymentReturn: RouteConfigEntry[] = [];

/** The signed-in owner's screens, below /dashboard. */
const dashboard: RouteConfigEntry[] = [
  index('screens/dashboard-home.tsx'),
  ...identity.dashboardRoutes,
  ...projects.dashboardRoutes,
  ...PROJECT_TYPES.map((type) =>
    route(`${PROJECT_FOLDERS[type]}/:id`, 'shells/project.tsx', { id: projectRoute(type) }, [
      ...projects.projectRoutes(type),
      ...reports.projectRoutes(type),
    ]),
  ),
  ...takingPart.dashboardRoutes,
  ...library.dashboardRoutes,
  ...company.dashboardRoutes,
  ...support.dashboardRoutes,
  ...notifications.dashboardRoutes,
  route('activity-logs', 'screens/activities/own-activities.tsx'),
  route('activity-logs/:id', 'screens/activities/own-activity.tsx'),
  route('*', 'shells/not-found.tsx', { id: 'dashboard-missing' }),
];

/** The back office, below /admin. */
const admin: RouteConfigEntry[] = [
  index('screens/admin-home.tsx'),
  ...operations.adminRoutes,
  route('activity-logs', 'screens/activities/all-activities.tsx'),
  route('activity-logs/:id', 'screens/activities/all-activity.tsx'),
  route('my-activity-logs', 'screens/activities/staff-activities.tsx'),
  route('my-activity-logs/:id', 'screens/activities/staff-activity.tsx'),
  ...projects.adminRoutes,
  route('surveys/:id', 'screens/any-project.tsx'),
  ...site.adminRoutes,
  ...company.adminRoutes,
  ...support.adminRoutes,
  ...notifications.adminRoutes,
  ...identity.adminRoutes,
  route('*', 'shells/not-found.tsx', { id: 'admin-missing' }),
];

/**
 * Every screen, once, in the order of the specification; features say their own in `web/routes.ts`. The optional static
 * segment `bn?` serves `/` and `/bn` from the same tree.
 */
const screens = prefix('bn?', [
  ...publicPages,
  ...takingPartPages,
  ...gallery,
  ...paymentReturn,
  layout('shells/dashboard.tsx', [
    layout('shells/screen-boundary.tsx', { id: 'dashboard-screens' }, prefix('dashboard', dashboard)),
  ]),
  layout('shells/admin.tsx', [layout('shells/screen-boundary.tsx', { id: 'admin-screens' }, prefix('admin', admin))]),
]);

export default called(screens) satisfies RouteConfig;

/** A page of a feature is called after both: browsers are sent these names, and not where the product was built. */
function called(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map(({ id, file, children, ...rest }) => ({
    ...{ ...rest, file, id: id ?? (isAbsolute(file) ? nameOf(file) : undefined) },
    ...(children && { children: called(children) }),
  }));
}

/** `site/home` of `features/site/web/pages/home.tsx`. */
function nameOf(file: string): string {
  const [, feature, , , page] = relative(join(import.meta.dirname, '..'), file).split(sep);
  return `${feature}/${page?.replace(/\.tsx$/, '')}`;
}
