import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sha256 } from '#kit/server/ids.ts';
import { giveTokenBack } from '#kit/server/rate-limit/give-token-back.ts';
import { lookAtLimit } from '#kit/server/rate-limit/look-at-limit.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { takeToken } from '#kit/server/rate-limit/take-token.ts';
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
/** Wrong passwords for one account from anywhere: slows many machines that guess together. */
const ACCOUNT: Limit = { name: 'sign-in:account', limit: 10, windowSeconds: QUARTER };
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

/** Counts the try before the password is checked, so that tries sent together are limited exactly. */
export async function tryPassword(
  db: Db,
  account: string,
  { ip, now }: { ip: string; now: Date },
): Promise<PasswordTry> {
  const address = { ...ADDRESS, key: keyOf(ADDRESS, networkOf(ip)), now };
  const pair = keyOf(PAIR, `${account} ${networkOf(ip)}`);
  const whole = keyOf(ACCOUNT, account);
  refuseBeyond(await lookAtLimit(db, address));
  refuseBeyond(await takeToken(db, { ...PAIR, key: pair, now }));
  refuseBeyond(await takeToken(db, { ...ACCOUNT, key: whole, now }));
  return {
    async succeeded() {
      await giveTokenBack(db, pair);
      await giveTokenBack(db, whole);
    },
    async failed() {
      await takeToken(db, address);
    },
  };
}

/** Counts a try at any code from this address; the returned function takes it back when the code was right. */
export async function tryCode(db: Db, { ip, now }: { ip: string; now: Date }): Promise<() => Promise<void>> {
  const key = keyOf(WRONG_CODES, networkOf(ip));
  refuseBeyond(await takeToken(db, { ...WRONG_CODES, key, now }));
  return () => giveTokenBack(db, key);
}

export async function limitMessages(db: Db, to: string, now: Date): Promise<void> {
  for (const limit of CODES) refuseBeyond(await takeToken(db, { ...limit, key: keyOf(limit, to), now }));
}

export async function limitRequests(db: Db, ip: string, now: Date): Promise<void> {
  refuseBeyond(await takeToken(db, { ...REQUESTS, key: keyOf(REQUESTS, networkOf(ip)), now }));
}

function keyOf({ name }: Limit, subject: string): string {
  return `${name}:${sha256(subject)}`;
}

function refuseBeyond({ allowed, retryAfterSeconds }: Token): void {
  if (!allowed) throw new AppError('limited', { retryAfterSeconds });
}
