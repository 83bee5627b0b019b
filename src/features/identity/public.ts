/** What other parts of the server may ask of identity. */

export { deleteAccounts } from './server/account-data/delete-accounts.ts';
export {
  addressChangesOfAccount,
  ownAccount,
  passkeysOfAccount,
  secondStepOfAccount,
  sessionsOfAccount,
} from './server/account-data/own-account.ts';
export { accountName } from './server/accounts/account-name.ts';
export { chooseLanguage } from './server/accounts/choose-language.ts';
export { createAdministrator } from './server/accounts/create-administrator.ts';
export { createUser, type NewUser } from './server/accounts/create-user.ts';
export { maskIdentifier } from './server/accounts/identifier.ts';
export { ownerOfAddress } from './server/accounts/owner-of-address.ts';
export { placeOfAccount } from './server/accounts/place-of-account.ts';
export { forgetOldAddressChanges } from './server/address/forget-old-address-changes.ts';
export { forgetOldInvitations } from './server/invitations/forget-old-invitations.ts';
export { invitationsOfAccount } from './server/invitations/invitations-of-account.ts';
export { type Keys, loadKeys } from './server/keys.ts';
export { readablePassword } from './server/passwords/readable-password.ts';
export { forgetPhoto } from './server/photo/forget-photo.ts';
export { getPhoto } from './server/photo/get-photo.ts';
export { addressOfPhoto } from './server/photo/photo-name.ts';
export { removeLostSecondStep } from './server/second-step/remove-lost-second-step.ts';
export { createAuthenticate } from './server/sessions/authenticate.ts';
export { forgetOldSignIns } from './server/sessions/forget-old-sign-ins.ts';
export { accessTokenOf } from './server/sessions/session-cookies.ts';
export { startSession } from './server/sessions/start-session.ts';
export { findStaffWho } from './server/users/find-staff-who.ts';
export { accountMails } from './server/verification/mail-templates.ts';
export { sendCodeAgain } from './server/verification/send-code-again.ts';
