import { createHash, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AdmissionRule } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sameForm, verifyPassword } from '#kit/server/passwords/password-hash.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { withinLimits } from '#kit/server/rate-limit/within-limits.ts';
import { POLL_PASSWORD_TRIES } from '../../rate-limits.ts';

/** A password that was right, so that a class that starts at once does not wait for a slow hash each. */
const right = new LRUCache<string, Buffer>({ max: 500 });
const blocked = new LRUCache<string, Date>({ max: 10_000 });
/** Tries under way: a class that types the same in one moment is one try. */
const trying = new Map<string, Promise<void>>();

/** Lets those in who know the password of a limited project. It is tried once, against the project as it is. */
export const pollPassword: AdmissionRule = {
  appliesTo: ({ privacy, passwordHash }) => privacy === 'limited' && passwordHash !== null,
  readsProjectFirst: true,
  async judge(db, { id, passwordHash }, { pollPassword: password, ip }, now) {
    await checkPollPassword(db, { id, passwordHash: String(passwordHash) }, { password, ip }, now);
    return {};
  },
};

async function checkPollPassword(
  db: Db,
  { id, passwordHash }: { id: string; passwordHash: string },
  { password, ip }: { password: string | undefined; ip: string },
  now: Date,
): Promise<void> {
  const typed = sameForm(password?.trim() ?? '');
  if (typed === '') throw new AppError('forbidden', { message: 'pollPasswordNeeded' });
  const caller = `${id} ${networkOf(ip)}`;
  const until = blocked.get(caller);
  // Checked before the password, or the refusals of a guesser would tell which guess was right.
  if (until !== undefined && until > now) throw tooMany((until.getTime() - now.getTime()) / 1000);
  if (isKnownRight(passwordHash, typed)) return;
  const key = `${caller} ${passwordHash} ${digest(typed).toString('base64url')}`;
  const attempt =
    trying.get(key) ?? tryPassword(db, { caller, ip, passwordHash, typed }, now).finally(() => trying.delete(key));
  trying.set(key, attempt);
  await attempt;
}

async function tryPassword(
  db: Db,
  { caller, ip, passwordHash, typed }: { caller: string; ip: string; passwordHash: string; typed: string },
  now: Date,
): Promise<void> {
  const tokens = [tokenOf(POLL_PASSWORD_TRIES.network, networkOf(ip)), tokenOf(POLL_PASSWORD_TRIES.project, caller)];
  const compare = async () => isKnownRight(passwordHash, typed) ?? (await verifyPassword(passwordHash, typed));
  const isRight = await withinLimits(db, { tokens, now, isFree: Boolean, ip }, compare).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'limited') {
      blocked.set(caller, new Date(now.getTime() + (error.retryAfterSeconds ?? 0) * 1000));
    }
    throw error;
  });
  if (!isRight) throw new AppError('forbidden', { message: 'pollPasswordWrong' });
  right.set(passwordHash, digest(typed));
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
