import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sha256 } from '#kit/server/ids.ts';
import { giveTokenBack } from '#kit/server/rate-limit/give-token-back.ts';
import { lookAtLimit } from '#kit/server/rate-limit/look-at-limit.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { type TokenRequest, takeToken } from '#kit/server/rate-limit/take-token.ts';
import type { Token } from '#kit/server/rate-limit/token.ts';

interface Limit {
  name: string;
  limit: number;
  windowSeconds: number;
}

const QUARTER = 900;
const DAY = 86_400;
/** Wrong passwords for one account from one address: slows a person who guesses. */
const PAIR: Limit = { name: 'sign-in:pair', limit: 5, windowSeconds: 60 };
/** Wrong passwords for one account from all strangers: slows many machines that guess together. */
const ACCOUNT: Limit = { name: 'sign-in:account', limit: 10, windowSeconds: QUARTER };
/** Wrong passwords for one account in one browser that it knows: what strangers spend is not taken from its owner. */
const KNOWN: Limit = { name: 'sign-in:known', limit: 10, windowSeconds: QUARTER };
/** Wrong passwords from one address. High, and failures only: a campus of thousands may share it. */
const ADDRESS: Limit = { name: 'sign-in:address', limit: 300, windowSeconds: QUARTER };
/** Wrong codes from one address: with many accounts to try, a million codes are few. */
const WRONG_CODES: Limit = { name: 'codes:address', limit: 100, windowSeconds: 3600 };
/** Messages to one address or number: nobody's inbox is flooded, and codes cannot be tried by the thousand. */
const CODES: readonly Limit[] = [
  { name: 'codes', limit: 5, windowSeconds: QUARTER },
  { name: 'codes:day', limit: 20, windowSeconds: DAY },
];
/** Registrations and forgotten passwords asked for from one address; a campus again. */
const REQUESTS: Limit = { name: 'accounts:address', limit: 1000, windowSeconds: 3600 };

interface PasswordTry {
  /** The password was right: the try does not count. */
  succeeded(): Promise<void>;
  failed(): Promise<void>;
}

/**
 * Counts the try before the password is checked, so that tries sent together are limited exactly. `known` is the mark of
 * a browser that the account knows: it has a limit of its own, and those of strangers do not hold it up.
 */
export async function tryPassword(
  db: Db,
  account: string,
  { ip, now, known }: { ip: string; now: Date; known?: string },
): Promise<PasswordTry> {
  const network = networkOf(ip);
  const address = tokenOf(ADDRESS, network, now);
  const tokens = known
    ? [tokenOf(KNOWN, known, now)]
    : [tokenOf(PAIR, `${account} ${network}`, now), tokenOf(ACCOUNT, account, now)];
  if (!known) refuseBeyond(await lookAtLimit(db, address));
  for (const token of tokens) refuseBeyond(await takeToken(db, token));
  return {
    async succeeded() {
      for (const { key } of tokens) await giveTokenBack(db, key);
    },
    async failed() {
      await takeToken(db, address);
    },
  };
}

/** Counts a try at any code from this address; the returned function takes it back when the code was right. */
export async function tryCode(db: Db, { ip, now }: { ip: string; now: Date }): Promise<() => Promise<void>> {
  const token = tokenOf(WRONG_CODES, networkOf(ip), now);
  refuseBeyond(await takeToken(db, token));
  return () => giveTokenBack(db, token.key);
}

export async function limitMessages(db: Db, to: string, now: Date): Promise<void> {
  for (const limit of CODES) refuseBeyond(await takeToken(db, tokenOf(limit, to, now)));
}

export async function limitRequests(db: Db, ip: string, now: Date): Promise<void> {
  refuseBeyond(await takeToken(db, tokenOf(REQUESTS, networkOf(ip), now)));
}

function tokenOf({ name, ...limit }: Limit, subject: string, now: Date): TokenRequest {
  return { ...limit, key: `${name}:${sha256(subject)}`, now };
}

function refuseBeyond({ allowed, retryAfterSeconds }: Token): void {
  if (!allowed) throw new AppError('limited', { retryAfterSeconds });
}
