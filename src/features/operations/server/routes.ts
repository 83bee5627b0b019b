import type { Keys } from '#features/identity/public.ts';
import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import type { Places } from '#kit/server/audit/places.ts';
import type { Installation } from '#kit/server/installation/installation.ts';
import * as log from '../contract/activities.ts';
import * as failures from '../contract/errors.ts';
import * as state from '../contract/state.ts';
import * as contract from '../contract.ts';
import { findActivities } from './activities/find-activities.ts';
import { findOwnActivities } from './activities/find-own-activities.ts';
import { findProjectActivities } from './activities/find-project-activities.ts';
import { getActivity } from './activities/get-activity.ts';
import { findErrors } from './errors/find-errors.ts';
import { getError } from './errors/get-error.ts';
import { reopenError } from './errors/reopen-error.ts';
import { reportBrowserError } from './errors/report-browser-error.ts';
import { resolveError } from './errors/resolve-error.ts';
import { findMails } from './find-mails.ts';
import { getMail } from './get-mail.ts';
import { getOverview } from './get-overview.ts';
import { mailTemplateRoutes } from './mail-templates/mail-template-routes.ts';
import type { Templates } from './mail-templates/template-of.ts';
import { resendMail } from './resend-mail.ts';
import { discardJobs } from './state/discard-jobs.ts';
import { getOperations } from './state/get-operations.ts';
import { retryJobs } from './state/retry-jobs.ts';

/** What it is handed: where what is recorded stands, what every mail may say, and what codes are made with. */
interface Parts {
  installation: Installation;
  places: Places;
  templates: Templates;
  keys: Keys;
}

export const operationsRoutes = ({ places, templates, keys, installation }: Parts): Route[] => [
  ...mailTemplateRoutes(templates),
  route(contract.findMails, ({ db }, { query }) => findMails(db, query)),
  route(contract.getMail, (context, { params }) => getMail(context.db, signedIn(context), params.id, context.now)),
  route(contract.resendMail, (context, { params }) =>
    whenDone(resendMail(context.db, signedIn(context), params.id, { ...context, keys })),
  ),
  route(log.findActivities, (context, { query }) => findActivities(context.db, signedIn(context), query)),
  route(log.findOwnActivities, (context, { query }) => findOwnActivities(context.db, signedIn(context), query)),
  route(log.findProjectActivities, (context, { params, query }) =>
    findProjectActivities(context.db, signedIn(context), params.id, query),
  ),
  route(log.getActivity, (context, { params }) => getActivity(context.db, signedIn(context), places, params.id)),
  route(failures.findErrors, ({ db }, { query }) => findErrors(db, query)),
  route(failures.getError, ({ db }, { params }) => getError(db, params.id)),
  route(failures.resolveError, (context, { params }) =>
    whenDone(resolveError(context.db, signedIn(context), params.id, context.now)),
  ),
  route(failures.reopenError, (context, { params }) =>
    whenDone(reopenError(context.db, signedIn(context), params.id, context.now)),
  ),
  route(failures.reportBrowserError, ({ db, ip, now }, { body }) => whenDone(reportBrowserError(db, body, ip, now))),
  route(contract.getOverview, ({ db, now }) => getOverview(db, installation, now)),
  route(state.getOperations, ({ db, now }) => getOperations(db, installation, now)),
  route(state.retryJobs, (context, { params: { kind } }) =>
    retryJobs(context.db, signedIn(context), kind, context.now),
  ),
  route(state.discardJobs, (context, { params: { kind } }) =>
    discardJobs(context.db, signedIn(context), kind, context.now),
  ),
];
