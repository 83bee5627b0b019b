import { startRegistration } from '@simplewebauthn/browser';

/** Has the browser make a passkey, as the server asks for it; undefined where somebody thought better of it. */
export async function makePasskey(options: string): Promise<string | undefined> {
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
  } catch {
    return undefined;
  }
}
