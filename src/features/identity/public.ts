/** What other parts of the server may ask of identity. */
export { createAuthenticate } from './server/authenticate.ts';
export { createAdministrator } from './server/create-administrator.ts';
export { createUser, type NewUser } from './server/create-user.ts';
export { forgetOldSignIns } from './server/forget-old-sign-ins.ts';
export { type Keys, loadKeys } from './server/keys.ts';
export { hashPassword } from './server/password-hash.ts';
export { readablePassword } from './server/readable-password.ts';
export { startSession } from './server/start-session.ts';
