import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { FREE_REQUESTS } from '../../rate-limits.ts';
import type { Visit } from '../visit.ts';
import { PROOF_SECONDS, readProof } from './challenge.ts';

/** What a caller shows besides: the answer to a challenge. */
export interface Proving extends Pick<Visit, 'keys' | 'ip' | 'now'> {
  proof?: string | undefined;
}

/** Counted once: a proof is good for one request. */
const ONE_PROOF = {
  name: 'accounts:proof',
  counts: 'requests with one proof of work',
  limit: 1,
  windowSeconds: PROOF_SECONDS,
};

/** What the proof that was sent is known by, if it is one. */
export async function proofOf({ keys, proof, ip, now }: Proving): Promise<string | undefined> {
  return proof ? await readProof(keys, proof, { ip, now }) : undefined;
}

/**
 * Lets in whoever proves their work, once for each proof, and of the others as many as are free. The rest are told to
 * prove theirs, or how long to wait. Gives what takes that back.
 */
export async function passGate(
  db: Db,
  proof: string | undefined,
  { ip, now }: Pick<Visit, 'ip' | 'now'>,
): Promise<() => Promise<void>> {
  const token = proof ? tokenOf(ONE_PROOF, proof) : tokenOf(FREE_REQUESTS, networkOf(ip));
  try {
    return await takeTokens(db, [token], now);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'limited') throw error;
    const { retryAfterSeconds } = error;
    throw new AppError('limited', { retryAfterSeconds, fields: { proof: [{ key: 'proofNeeded' }] } });
  }
}
