import { AppError } from '#kit/contract/errors.ts';
import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as accounts from '../contract/accounts.ts';
import * as passkeys from '../contract/passkeys.ts';
import * as passwords from '../contract/passwords.ts';
import * as profile from '../contract/profile.ts';
import * as proofs from '../contract/proofs.ts';
import * as rights from '../contract/rights.ts';
import * as secondStep from '../contract/second-step.ts';
import * as sessions from '../contract/sessions.ts';
import * as users from '../contract/users.ts';
import * as verification from '../contract/verification.ts';
import { register } from './accounts/register.ts';
import { verifyRegistration } from './accounts/verify-registration.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { type OwnAccountParts, ownAccountRoutes } from './own-account-routes.ts';
import { enterByPasskey } from './passkeys/enter-by-passkey.ts';
import { startPasskeySignIn } from './passkeys/start-passkey-sign-in.ts';
import { changePassword } from './passwords/change-password.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { getMe } from './profile/get-me.ts';
import { updateMe } from './profile/update-me.ts';
import { getProofChallenge } from './proofs/get-proof-challenge.ts';
import { endSession } from './sessions/end-session.ts';
import { enter } from './sessions/enter.ts';
import { enterSecondStep } from './sessions/enter-second-step.ts';
import { findSessions } from './sessions/find-sessions.ts';
import { findSignIns } from './sessions/find-sign-ins.ts';
import { getPendingSignIn } from './sessions/get-pending-sign-in.ts';
import { login } from './sessions/login.ts';
import { logout } from './sessions/logout.ts';
import { renewSession } from './sessions/renew-session.ts';
import { clearSessionCookies, refreshTokenOf, setSessionCookies } from './sessions/session-cookies.ts';
import { endUserSessions } from './users/end-user-sessions.ts';
import { findUserSessions } from './users/find-user-sessions.ts';
import { findUserSignIns } from './users/find-user-sign-ins.ts';
import { findUsers } from './users/find-users.ts';
import { getAgentPermissions } from './users/get-agent-permissions.ts';
import { getUser, type ProjectsOf } from './users/get-user.ts';
import { removeUserSecondStep } from './users/remove-user-second-step.ts';
import { setUserState } from './users/set-user-state.ts';
import { updateAgentPermissions } from './users/update-agent-permissions.ts';
import { updateUserRights } from './users/update-user-rights.ts';
import { getVerification } from './verification/get-verification.ts';
import { resendVerification } from './verification/resend-verification.ts';

/** What it is handed, and what those tell and count that it stands before. */
interface Parts extends OwnAccountParts {
  projectsOf: ProjectsOf;
}

/** Every call of identity. */
export function identityRoutes(parts: Parts): Route[] {
  return [
    ...accountRoutes(parts),
    ...sessionRoutes(parts),
    ...ownRoutes(parts),
    ...ownAccountRoutes(parts),
    ...userRoutes(parts),
    ...invitationRoutes(parts),
  ];
}

function accountRoutes(parts: Parts): Route[] {
  return [
    route(accounts.register, (context, { body }) => register(context.db, body, { ...context, ...parts })),
    route(proofs.getProofChallenge, (context) => getProofChallenge(context.db, { ...context, ...parts })),
    route(verification.getVerification, ({ db, now }, { params, query }) =>
      getVerification(db, { ...params, ...query }, { keys: parts.keys, now }),
    ),
    route(verification.resendVerification, (context, { params }) =>
      whenDone(resendVerification(context.db, params.id, { ...context, ...parts })),
    ),
    route(passwords.forgotPassword, (context, { body }) => forgotPassword(context.db, body, { ...context, ...parts })),
    route(passwords.resetPassword, (context, { params, body }) =>
      whenDone(resetPassword(context.db, { id: params.id, ...body }, { ...context, ...parts })),
    ),
  ];
}

function sessionRoutes(parts: Parts): Route[] {
  return [
    route(accounts.verifyRegistration, async (context, { params, body }) => {
      const outcome = await verifyRegistration(context.db, { id: params.id, ...body }, { ...context, ...parts });
      return 'secondStep' in outcome ? outcome : enter(context, outcome);
    }),
    route(sessions.login, async (context, { body }) => {
      const outcome = await login(context.db, body, { ...context, ...parts });
      return 'sessionId' in outcome ? enter(context, outcome) : outcome;
    }),
    route(secondStep.getPendingSignIn, (context) => getPendingSignIn({ ...context, ...parts })),
    route(secondStep.enterSecondStep, async (context, { body }) =>
      enter(context, await enterSecondStep(context.db, body.code, { ...context, ...parts })),
    ),
    route(passkeys.startPasskeySignIn, (context) => startPasskeySignIn({ ...context, ...parts })),
    route(passkeys.enterByPasskey, async (context, { body }) =>
      enter(context, await enterByPasskey(context.db, body.credential, { ...context, ...parts })),
    ),
    // `refreshToken` is named after its prescribed address.
    route(sessions.refreshToken, async (context) => {
      const renewed = await renewSession(context.db, refreshTokenOf(context.cookies), {
        keys: parts.keys,
        now: context.now,
      });
      if (!renewed) {
        clearSessionCookies(context.cookies);
        throw new AppError('signed_out');
      }
      setSessionCookies(context.cookies, renewed.tokens);
      return { accessToken: renewed.tokens.accessToken };
    }),
    route(sessions.logout, async (context) => {
      const refreshToken = refreshTokenOf(context.cookies);
      clearSessionCookies(context.cookies);
      await logout(context.db, context.actor, refreshToken, context);
      return {};
    }),
  ];
}

function ownRoutes(parts: Parts): Route[] {
  return [
    route(profile.getMe, (context) => getMe(context.db, signedIn(context))),
    route(profile.updateMe, (context, { body }) => updateMe(context.db, signedIn(context), body, context.now)),
    route(passwords.changePassword, (context, { body }) =>
      whenDone(changePassword(context.db, signedIn(context), body, { ...context, ...parts })),
    ),
    route(sessions.findSessions, (context) => findSessions(context.db, signedIn(context), context.now)),
    route(sessions.findSignIns, (context) => findSignIns(context.db, signedIn(context))),
    route(sessions.endSession, async (context, { params }) => {
      const actor = signedIn(context);
      await endSession(context.db, actor, params.id, context.now);
      if (params.id === actor.sessionId) clearSessionCookies(context.cookies);
      return {};
    }),
  ];
}

function userRoutes({ projectsOf, ...parts }: Parts): Route[] {
  return [
    route(users.findUsers, ({ db }, { query }) => findUsers(db, query)),
    route(users.getUser, (context, { params }) => getUser(context.db, signedIn(context), params.id, projectsOf)),
    route(users.findUserSessions, ({ db, now }, { params }) => findUserSessions(db, params.id, now)),
    route(users.findUserSignIns, ({ db }, { params }) => findUserSignIns(db, params.id)),
    route(users.endUserSessions, (context, { params }) =>
      endUserSessions(context.db, signedIn(context), params.id, context.now),
    ),
    route(users.removeUserSecondStep, (context, { params }) =>
      whenDone(removeUserSecondStep(context.db, signedIn(context), params.id, { ...context, ...parts })),
    ),
    route(rights.updateUserRights, (context, { params, body }) =>
      updateUserRights(context.db, signedIn(context), { ...params, ...body }, context.now),
    ),
    route(rights.getAgentPermissions, ({ db }) => getAgentPermissions(db)),
    route(rights.updateAgentPermissions, (context, { body }) =>
      updateAgentPermissions(context.db, signedIn(context), body, context.now),
    ),
    route(users.setUserState, (context, { params, body }) =>
      whenDone(setUserState(context.db, signedIn(context), { ...params, ...body }, context.now)),
    ),
  ];
}
