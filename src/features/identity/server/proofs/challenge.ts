import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { sha256 } from '#kit/server/ids.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import type { Keys } from '../keys.ts';

interface Caller {
  ip: string;
  now: Date;
}

/** How long a challenge may be answered. */
export const PROOF_SECONDS = 600;

/** Half a millisecond of a core for each guess, and this many guesses: half a second, on a telephone two. */
const COST = 2_000;
const LEAST_GUESSES = 500;
const MOST_LEVEL = 10;
/** So many proofs from one network in an hour make the next ones harder by as much again. */
const PROOFS_A_LEVEL = 100;

/**
 * What a browser is to work out: signed, for this network, until its time is over. Harder the more of them a network
 * has answered within the hour.
 */
export async function newChallenge(keys: Keys, { ip, now }: Caller, answered: number): Promise<string> {
  const level = Math.min(1 + Math.floor(answered / PROOFS_A_LEVEL), MOST_LEVEL);
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(level * LEAST_GUESSES, 2 * level * LEAST_GUESSES),
    data: { network: sha256(networkOf(ip)), until: now.getTime() + PROOF_SECONDS * 1000 },
    deriveKey,
    ...secrets(keys),
  });
  return JSON.stringify(challenge);
}

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ network: z.string(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** What a proof is known by, which is good once; undefined where it proves nothing to us now. */
export async function readProof(keys: Keys, sent: string, { ip, now }: Caller): Promise<string | undefined> {
  const proof = proofSchema.safeParse(parse(sent)).data;
  if (!proof) return undefined;
  const { challenge, solution } = proof;
  const { nonce, data } = challenge.parameters;
  if (data.network !== sha256(networkOf(ip)) || data.until <= now.getTime()) return undefined;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets(keys) });
  return verified ? nonce : undefined;
}

function parse(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}

function secrets({ proof }: Keys) {
  const secret = Buffer.from(proof).toString('hex');
  return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `answer ${secret}` };
}
