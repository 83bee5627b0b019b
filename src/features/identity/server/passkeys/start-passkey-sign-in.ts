import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Given } from '#kit/contract/endpoint.ts';
import type { startPasskeySignIn as endpoint } from '../../contract/passkeys.ts';
import type { Visit } from '../visit.ts';
import { keepChallenge } from './challenge.ts';
import { relyingParty } from './relying-party.ts';

/** What a browser is asked for so that it shows any passkey of this site, and who holds it. The same for everybody. */
export async function startPasskeySignIn(
  visit: Pick<Visit, 'cookies' | 'keys' | 'now' | 'publicUrl'>,
): Promise<Given<typeof endpoint>> {
  const { id: rpID } = relyingParty(visit.publicUrl);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await keepChallenge(visit, options.challenge);
  return { options: JSON.stringify(options) };
}
