import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { countOf, takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import type { getProofChallenge as endpoint } from '../../contract/proofs.ts';
import { PROOF_CHALLENGES, PROVEN_REQUESTS } from '../../rate-limits.ts';
import type { Visit } from '../visit.ts';
import { newChallenge } from './challenge.ts';

/** What is to be worked out before more is asked for from this network. */
export async function getProofChallenge(
  db: Db,
  { keys, ip, now }: Pick<Visit, 'keys' | 'ip' | 'now'>,
): Promise<Given<typeof endpoint>> {
  const network = networkOf(ip);
  await takeTokens(db, [tokenOf(PROOF_CHALLENGES, network)], now);
  const answered = await countOf(db, tokenOf(PROVEN_REQUESTS, network), now);
  return { challenge: await newChallenge(keys, { ip, now }, answered) };
}
