import {
  addPasskey,
  enterByPasskey,
  findPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeySignIn,
} from '#features/identity/contract/passkeys.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { AT, PASSWORD, TOKEN } from './story.ts';

const PASSKEY = '0190f0a0-0000-7000-8000-000000000077';
const passkey = { _id: PASSKEY, name: 'My phone', createdAt: AT.created, usedAt: null };
const PASSKEY_OPTIONS = '{"challenge": "hT0V…", "rpId": "jorip.example", …}';
const CREDENTIAL = '{"id": "kd8Q…", "type": "public-key", "response": {…}, …}';

export const passkeyExamples = [
  exampleOf(startPasskeySignIn, { data: { options: PASSKEY_OPTIONS } }),
  exampleOf(enterByPasskey, { body: { credential: CREDENTIAL }, data: { accessToken: TOKEN } }),
  exampleOf(findPasskeys, { data: [passkey] }),
  exampleOf(startPasskey, { body: { currentPassword: PASSWORD }, data: { options: PASSKEY_OPTIONS } }),
  exampleOf(addPasskey, { body: { name: passkey.name, credential: CREDENTIAL }, data: passkey }),
  exampleOf(renamePasskey, { params: { id: PASSKEY }, body: { name: 'Work laptop' }, data: {} }),
  exampleOf(removePasskey, { params: { id: PASSKEY }, body: { currentPassword: PASSWORD }, data: {} }),
];
