import type { AccountPart } from '#kit/server/account-data.ts';
import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import type { Notify } from '#kit/server/notifying/notify.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import * as accountData from '../contract/account-data.ts';
import * as addresses from '../contract/addresses.ts';
import * as passkeys from '../contract/passkeys.ts';
import * as photo from '../contract/photo.ts';
import * as secondStep from '../contract/second-step.ts';
import { exportAccount } from './account-data/export-account.ts';
import { planDeletion } from './account-data/plan-deletion.ts';
import { confirmAddressChange } from './address/confirm-address-change.ts';
import { getAddressChange } from './address/get-address-change.ts';
import { getAddressObjection } from './address/get-address-objection.ts';
import { objectToAddressChange } from './address/object-to-address-change.ts';
import { resendAddressCode } from './address/resend-address-code.ts';
import { startAddressChange } from './address/start-address-change.ts';
import type { Keys } from './keys.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { findPasskeys } from './passkeys/find-passkeys.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { renamePasskey } from './passkeys/rename-passkey.ts';
import { startPasskey } from './passkeys/start-passkey.ts';
import { deletePhoto } from './photo/delete-photo.ts';
import { updatePhoto } from './photo/update-photo.ts';
import { confirmAuthenticator } from './second-step/confirm-authenticator.ts';
import { getSecondStep } from './second-step/get-second-step.ts';
import { removeAuthenticator } from './second-step/remove-authenticator.ts';
import { renewRecoveryCodes } from './second-step/renew-recovery-codes.ts';
import { startAuthenticator } from './second-step/start-authenticator.ts';
import { clearSessionCookies } from './sessions/session-cookies.ts';

/** What identity needs of the others. */
export interface OwnAccountParts {
  keys: Keys;
  notify: Notify;
  /** Where photos go. */
  keeping: { storage: Storage };
  /** What is held of a person, by all features. */
  accountParts: () => readonly AccountPart[];
}

/** What people do with their own account beyond profile, password and sessions. */
export function ownAccountRoutes(parts: OwnAccountParts): Route[] {
  return [
    ...photoRoutes(parts.keeping),
    ...addressRoutes(parts),
    ...secondStepRoutes(parts),
    ...passkeyRoutes(parts),
    ...dataRoutes(parts),
  ];
}

function photoRoutes(keeping: OwnAccountParts['keeping']): Route[] {
  return [
    route(photo.updatePhoto, (context, { body }) =>
      updatePhoto(context.db, signedIn(context), keeping.storage, body, context.now),
    ),
    route(photo.deletePhoto, (context) =>
      whenDone(deletePhoto(context.db, signedIn(context), keeping.storage, context.now)),
    ),
  ];
}

function addressRoutes({ keys, notify }: OwnAccountParts): Route[] {
  return [
    route(addresses.startAddressChange, (context, { body }) =>
      startAddressChange(context.db, signedIn(context), body, { ...context, keys, notify }),
    ),
    route(addresses.getAddressChange, (context, { params }) =>
      getAddressChange(context.db, signedIn(context), params.id, context.now),
    ),
    route(addresses.resendAddressCode, (context, { params }) =>
      whenDone(resendAddressCode(context.db, signedIn(context), params.id, { ...context, keys, notify })),
    ),
    route(addresses.confirmAddressChange, (context, { params, body }) =>
      confirmAddressChange(context.db, signedIn(context), { id: params.id, ...body }, { ...context, keys, notify }),
    ),
    route(addresses.getAddressObjection, ({ db, now }, { params }) => getAddressObjection(db, params.token, now)),
    route(addresses.objectToAddressChange, (context, { params }) =>
      objectToAddressChange(context.db, params.token, { ...context, keys, notify }),
    ),
  ];
}

function secondStepRoutes({ keys, notify }: OwnAccountParts): Route[] {
  return [
    route(secondStep.getSecondStep, (context) => getSecondStep(context.db, signedIn(context))),
    route(secondStep.startAuthenticator, (context, { body }) =>
      startAuthenticator(context.db, signedIn(context), body, { ...context, keys }),
    ),
    route(secondStep.confirmAuthenticator, (context, { body }) =>
      confirmAuthenticator(context.db, signedIn(context), body, { ...context, keys, notify }),
    ),
    route(secondStep.removeAuthenticator, (context, { body }) =>
      whenDone(removeAuthenticator(context.db, signedIn(context), body, { ...context, keys, notify })),
    ),
    route(secondStep.renewRecoveryCodes, (context, { body }) =>
      renewRecoveryCodes(context.db, signedIn(context), body, { ...context, keys, notify }),
    ),
  ];
}

function passkeyRoutes({ keys, notify }: OwnAccountParts): Route[] {
  return [
    route(passkeys.findPasskeys, (context) => findPasskeys(context.db, signedIn(context))),
    route(passkeys.startPasskey, (context, { body }) =>
      startPasskey(context.db, signedIn(context), body, { ...context, keys }),
    ),
    route(passkeys.addPasskey, (context, { body }) =>
      addPasskey(context.db, signedIn(context), body, { ...context, keys, notify }),
    ),
    route(passkeys.renamePasskey, (context, { params, body }) =>
      whenDone(renamePasskey(context.db, signedIn(context), { ...params, ...body }, context.now)),
    ),
    route(passkeys.removePasskey, (context, { params, body }) =>
      whenDone(removePasskey(context.db, signedIn(context), { ...params, ...body }, { ...context, keys, notify })),
    ),
  ];
}

function dataRoutes({ keys, notify, accountParts }: OwnAccountParts): Route[] {
  return [
    route(accountData.exportAccount, (context) =>
      exportAccount(context.db, signedIn(context), accountParts(), context.now),
    ),
    route(accountData.planDeletion, async (context, { body }) => {
      const actor = signedIn(context);
      const planned = await planDeletion(context.db, actor, body.currentPassword, {
        ...context,
        keys,
        notify,
        parts: accountParts(),
      });
      clearSessionCookies(context.cookies);
      return planned;
    }),
  ];
}
