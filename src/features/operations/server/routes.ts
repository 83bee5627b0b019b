import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import type { Places } from '#kit/server/audit/places.ts';
import * as log from '../contract/activities.ts';
import * as contract from '../contract.ts';
import { findActivities } from './activities/find-activities.ts';
import { findOwnActivities } from './activities/find-own-activities.ts';
import { getActivity } from './activities/get-activity.ts';
import { findMails } from './find-mails.ts';
import { getMail } from './get-mail.ts';
import { getOverview } from './get-overview.ts';
import { resendMail } from './resend-mail.ts';

export const operationsRoutes = (places: Places): Route[] => [
  route(contract.findMails, ({ db }, { query }) => findMails(db, query)),
  route(contract.getMail, (context, { params }) => getMail(context.db, signedIn(context), params.id, context.now)),
  route(contract.resendMail, (context, { params }) =>
    whenDone(resendMail(context.db, signedIn(context), params.id, context.now)),
  ),
  route(log.findActivities, (context, { query }) => findActivities(context.db, signedIn(context), query)),
  route(log.findOwnActivities, (context, { query }) => findOwnActivities(context.db, signedIn(context), query)),
  route(log.getActivity, (context, { params }) => getActivity(context.db, signedIn(context), places, params.id)),
  route(contract.getOverview, ({ db, now }) => getOverview(db, now)),
];
