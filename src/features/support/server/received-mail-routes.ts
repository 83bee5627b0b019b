import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as mails from '../contract/received-mails.ts';
import { createMailTicket } from './mailbox/create-mail-ticket.ts';
import { dismissReceivedMail } from './mailbox/dismiss-received-mail.ts';
import { findReceivedMails } from './mailbox/find-received-mails.ts';
import { restoreReceivedMail } from './mailbox/restore-received-mail.ts';

/** The calls of mails that were not taken into a ticket. */
export const receivedMailRoutes: Route[] = [
  route(mails.findReceivedMails, ({ db }, { query }) => findReceivedMails(db, query)),
  route(mails.dismissReceivedMail, (context, { params }) =>
    whenDone(dismissReceivedMail(context.db, signedIn(context), params.id, context.now)),
  ),
  route(mails.createMailTicket, (context, { params, body }) =>
    createMailTicket(context.db, signedIn(context), { ...params, ...body }, context.now),
  ),
  route(mails.restoreReceivedMail, (context, { params }) =>
    whenDone(restoreReceivedMail(context.db, signedIn(context), params.id, context.now)),
  ),
];
