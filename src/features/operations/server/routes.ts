import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as contract from '../contract.ts';
import { findMails } from './find-mails.ts';
import { getMail } from './get-mail.ts';
import { getOverview } from './get-overview.ts';
import { resendMail } from './resend-mail.ts';

export const operationsRoutes: Route[] = [
  route(contract.findMails, ({ db }, { query }) => findMails(db, query)),
  route(contract.getMail, (context, { params }) => getMail(context.db, signedIn(context), params.id, context.now)),
  route(contract.resendMail, (context, { params }) =>
    whenDone(resendMail(context.db, signedIn(context), params.id, context.now)),
  ),
  route(contract.getOverview, ({ db, now }) => getOverview(db, now)),
];
