import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import type { Notify } from '#kit/server/notifying/notify.ts';
import * as invitations from '../contract/invitations.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { findInvitations } from './invitations/find-invitations.ts';
import { getInvitation } from './invitations/get-invitation.ts';
import { inviteUsers } from './invitations/invite-users.ts';
import { resendInvitation } from './invitations/resend-invitation.ts';
import { withdrawInvitation } from './invitations/withdraw-invitation.ts';
import type { Keys } from './keys.ts';
import { enter } from './sessions/enter.ts';

/** Inviting people, and what they do who are invited. */
export function invitationRoutes({ keys, notify }: { keys: Keys; notify: Notify }): Route[] {
  return [
    route(invitations.inviteUsers, (context, { body }) => inviteUsers(context.db, signedIn(context), body, context)),
    route(invitations.findInvitations, ({ db, now }, { query }) => findInvitations(db, query, now)),
    route(invitations.resendInvitation, (context, { params }) =>
      whenDone(resendInvitation(context.db, signedIn(context), params.id, context)),
    ),
    route(invitations.withdrawInvitation, (context, { params }) =>
      whenDone(withdrawInvitation(context.db, signedIn(context), params.id, context.now)),
    ),
    route(invitations.getInvitation, ({ db, now }, { params }) => getInvitation(db, params.token, now)),
    route(invitations.acceptInvitation, async (context, { params, body }) =>
      enter(context, await acceptInvitation(context.db, { ...params, ...body }, { ...context, keys, notify })),
    ),
  ];
}
