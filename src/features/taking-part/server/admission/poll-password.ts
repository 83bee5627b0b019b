import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '#kit/contract/errors.ts';
import { BoundedMap } from '#kit/server/bounded-map.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sameForm, verifyPassword } from '#kit/server/password-hash.ts';
import { giveTokenBack } from '#kit/server/rate-limit/give-token-back.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { takeToken } from '#kit/server/rate-limit/take-token.ts';
import type { Settings } from './load-settings.ts';

/** Wrong passwords taken from one address for one project: many, for a whole school may sit behind it. */
const WRONG_TRIES = 100;
const WINDOW_SECONDS = 600;

/** A password that was right, so that a class that starts at once does not wait for a slow hash each. */
const right = new BoundedMap<string, Buffer>(500);
const blocked = new BoundedMap<string, Date>(10_000);
/** Tries under way: a class that types the same in one moment is one try. */
const trying = new Map<string, Promise<void>>();

type Availability = Pick<Settings, 'id' | 'privacy' | 'passwordHash'>;

/** Lets those in who know the password of a limited project. */
export async function checkPollPassword(
  db: Db,
  { id, privacy, passwordHash }: Availability,
  { password, ip }: { password: string | undefined; ip: string },
  now: Date,
): Promise<void> {
  if (privacy !== 'limited' || passwordHash === null) return;
  const typed = sameForm(password?.trim() ?? '');
  if (typed === '') throw new AppError('forbidden', { message: 'pollPasswordNeeded' });
  const caller = `poll-password:${id}:${digest(networkOf(ip)).toString('base64url')}`;
  const until = blocked.get(caller);
  // Checked before the password, or the refusals of a guesser would tell which guess was right.
  if (until !== undefined && until > now) throw tooMany((until.getTime() - now.getTime()) / 1000);
  if (isKnownRight(passwordHash, typed)) return;
  const key = `${caller} ${passwordHash} ${digest(typed).toString('base64url')}`;
  const attempt =
    trying.get(key) ?? tryPassword(db, { caller, passwordHash, typed }, now).finally(() => trying.delete(key));
  trying.set(key, attempt);
  await attempt;
}

/** Counts the try before it looks at the password, so that the slow hash is worked out no more often than is allowed. */
async function tryPassword(
  db: Db,
  { caller, passwordHash, typed }: { caller: string; passwordHash: string; typed: string },
  now: Date,
): Promise<void> {
  const token = await takeToken(db, { key: caller, limit: WRONG_TRIES, windowSeconds: WINDOW_SECONDS, now });
  if (!token.allowed) {
    blocked.set(caller, new Date(now.getTime() + token.retryAfterSeconds * 1000));
    throw tooMany(token.retryAfterSeconds);
  }
  const isRight = isKnownRight(passwordHash, typed) ?? (await verifyPassword(passwordHash, typed));
  if (!isRight) throw new AppError('forbidden', { message: 'pollPasswordWrong' });
  right.set(passwordHash, digest(typed));
  await giveTokenBack(db, caller);
}

/** Undefined while the right one is not known. */
function isKnownRight(passwordHash: string, typed: string): boolean | undefined {
  const known = right.get(passwordHash);
  return known && timingSafeEqual(known, digest(typed));
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError('limited', { retryAfterSeconds });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
