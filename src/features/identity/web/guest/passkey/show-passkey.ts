import { startAuthentication } from '@simplewebauthn/browser';
import { call } from '#kit/web/calls/call-client.ts';
import { startPasskeySignIn } from '../../../contract/passkeys.ts';

/** Has the browser show a passkey of this site, as JSON for the server; throws where none was shown. */
export async function showPasskey(): Promise<string> {
  const { options } = await call(startPasskeySignIn);
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
}
