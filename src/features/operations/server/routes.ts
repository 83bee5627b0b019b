import { type Route, route } from '#kit/server/route.ts';
import * as call from '../contract.ts';
import { findMails } from './find-mails.ts';
import { getMail } from './get-mail.ts';
import { getOverview } from './get-overview.ts';
import { resendMail } from './resend-mail.ts';

export const operationsRoutes: Route[] = [
  route(call.findMails, ({ db }, { query }) => findMails(db, query)),
  route(call.getMail, ({ db }, { params }) => getMail(db, params.id)),
  route(call.resendMail, ({ db }, { params }) => resendMail(db, params.id)),
  route(call.getOverview, ({ db, now }) => getOverview(db, now)),
];
