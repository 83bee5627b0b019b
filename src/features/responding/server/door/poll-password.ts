import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '#kit/contract/errors.ts';
import { BoundedMap } from '#kit/server/bounded-map.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sameForm, verifyPassword } from '#kit/server/password-hash.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { takeToken } from '#kit/server/rate-limit/take-token.ts';
import type { Settings } from './load-settings.ts';

/** Wrong passwords taken from one address for one project: many, for a whole school may sit behind it. */
const WRONG_TRIES = 100;
const WINDOW_SECONDS = 600;

/** A password that was right, so that a class that starts at once does not wait for a slow hash each. */
const right = new BoundedMap<string, Buffer>(500);
const blocked = new BoundedMap<string, Date>(10_000);

/** Lets those in who know the password of a limited project. */
export async function checkPollPassword(
  db: Db,
  project: Pick<Settings, 'id' | 'privacy' | 'passwordHash'>,
  { password, ip }: { password: string | undefined; ip: string },
  now: Date,
): Promise<void> {
  if (project.privacy !== 'limited' || project.passwordHash === null) return;
  const typed = sameForm(password?.trim() ?? '');
  if (typed === '') throw new AppError('forbidden', { message: 'pollPasswordNeeded' });
  const caller = `poll-password:${project.id}:${digest(networkOf(ip)).toString('base64url')}`;
  const until = blocked.get(caller);
  // Checked before the password, or the refusals of a guesser would tell which guess was right.
  if (until !== undefined && until > now) throw tooMany((until.getTime() - now.getTime()) / 1000);
  if (await isRight(project.passwordHash, typed)) return;
  const token = await takeToken(db, { key: caller, limit: WRONG_TRIES, windowSeconds: WINDOW_SECONDS, now });
  if (token.allowed) throw new AppError('forbidden', { message: 'pollPasswordWrong' });
  blocked.set(caller, new Date(now.getTime() + token.retryAfterSeconds * 1000));
  throw tooMany(token.retryAfterSeconds);
}

async function isRight(passwordHash: string, typed: string): Promise<boolean> {
  const given = digest(typed);
  const known = right.get(passwordHash);
  if (known) return timingSafeEqual(known, given);
  if (!(await verifyPassword(passwordHash, typed))) return false;
  right.set(passwordHash, given);
  return true;
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError('limited', { retryAfterSeconds });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
