import { companyRoutes } from '#features/company/server/routes.ts';
import type { Keys } from '#features/identity/public.ts';
import { identityRoutes } from '#features/identity/server/routes.ts';
import { libraryRoutes } from '#features/library/server/routes.ts';
import { notify } from '#features/notifications/public.ts';
import { notificationRoutes } from '#features/notifications/server/routes.ts';
import { operationsRoutes } from '#features/operations/server/routes.ts';
import {
  countProjectsOf,
  countProjectsUnder,
  type ImageKeeping,
  takeProjectsAlong,
} from '#features/projects/public.ts';
import { projectsRoutes } from '#features/projects/server/routes.ts';
import { reportsRoutes } from '#features/reports/server/routes.ts';
import {
  completedCount,
  findItemSums,
  lastResponses,
  lookAtRetention,
  markAgainLater,
  responsesByDay,
  responsesByVersion,
} from '#features/responses/public.ts';
import { siteRoutes } from '#features/site/server/routes.ts';
import { supportRoutes } from '#features/support/server/routes.ts';
import type { FileKeeping } from '#features/taking-part/public.ts';
import { takingPartRoutes } from '#features/taking-part/server/routes.ts';
import type { Route } from '#kit/server/api/route.ts';
import type { Installation } from '#kit/server/installation/installation.ts';
import { accountParts } from './account-parts.ts';
import { admissionRules } from './admission-rules.ts';
import { auditPlaces } from './audit-places.ts';
import { mailTemplates } from './mail-templates.ts';
import { notificationKinds } from './notification-kinds.ts';

/** Where files of respondents and images of owners go. */
export type Keeping = FileKeeping & ImageKeeping;

/** What calls stand on beside the database. */
export interface RouteParts {
  keys: Keys;
  keeping: Keeping;
  installation: Installation;
}

/** Every call of the API. */
export function apiRoutes({ keys, keeping, installation }: RouteParts): Route[] {
  return [
    ...identityRoutes({
      keys,
      notify,
      keeping,
      projectsOf: countProjectsOf,
      accountParts: () => accountParts(keeping.storage),
    }),
    ...notificationRoutes(notificationKinds),
    ...companyRoutes(keeping, { count: countProjectsUnder, whenMemberLeaves: takeProjectsAlong }),
    ...siteRoutes,
    ...libraryRoutes,
    ...projectsRoutes(
      {
        responseCount: completedCount,
        ...{ responsesByDay, lastResponses, responsesByVersion, lookAtRetention, findItemSums },
        markAgain: markAgainLater,
      },
      keeping,
    ),
    ...takingPartRoutes(admissionRules, keeping),
    ...reportsRoutes(keeping),
    ...supportRoutes(keys, keeping),
    ...operationsRoutes({ places: auditPlaces, templates: mailTemplates, keys, installation }),
  ];
}
