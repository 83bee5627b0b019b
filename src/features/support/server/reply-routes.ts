import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as replies from '../contract/saved-replies.ts';
import { createSavedReply } from './replies/create-saved-reply.ts';
import { deleteSavedReply } from './replies/delete-saved-reply.ts';
import { findSavedReplies } from './replies/find-saved-replies.ts';
import { orderSavedReplies } from './replies/order-saved-replies.ts';
import { restoreSavedReply } from './replies/restore-saved-reply.ts';
import { updateSavedReply } from './replies/update-saved-reply.ts';

/** The calls of answers that staff keep. */
export const replyRoutes: Route[] = [
  route(replies.findSavedReplies, ({ db }) => findSavedReplies(db)),
  route(replies.createSavedReply, (context, { body }) =>
    createSavedReply(context.db, signedIn(context), body, context.now),
  ),
  route(replies.updateSavedReply, (context, { params, body }) =>
    whenDone(updateSavedReply(context.db, signedIn(context), { ...params, ...body }, context.now)),
  ),
  route(replies.deleteSavedReply, (context, { params }) =>
    whenDone(deleteSavedReply(context.db, signedIn(context), params.id, context.now)),
  ),
  route(replies.restoreSavedReply, (context, { params }) =>
    whenDone(restoreSavedReply(context.db, signedIn(context), params.id, context.now)),
  ),
  route(replies.orderSavedReplies, (context, { body }) =>
    whenDone(orderSavedReplies(context.db, signedIn(context), body.ids, context.now)),
  ),
];
