import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { withinLimits } from '#kit/server/rate-limit/within-limits.ts';
import { ACCOUNT_REQUESTS, MESSAGES, PASSWORD_CHANGES, PASSWORD_TRIES, WRONG_CODES } from '../rate-limits.ts';

interface Caller {
  ip: string;
  now: Date;
}

/**
 * Compares a password, within the limits of wrong ones. `known` is the mark of a browser that the account knows: it has
 * a limit of its own, and those of strangers do not hold it up.
 */
export function tryPassword(
  db: Db,
  account: string,
  { ip, now, known }: Caller & { known?: string },
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const from = networkOf(ip);
  const { network, pair, account: everywhere } = PASSWORD_TRIES;
  const tokens = known
    ? [tokenOf(PASSWORD_TRIES.known, known)]
    : [tokenOf(network, from), tokenOf(pair, `${account} ${from}`), tokenOf(everywhere, account)];
  return withinLimits(db, { tokens, now, isFree: (isRight) => isRight, ...(!known && { ip }) }, compare);
}

/** Hashes a new password for somebody signed in. */
export function tryNewPassword(db: Db, userId: string, now: Date, hash: () => Promise<string>): Promise<string> {
  return withinLimits(db, { tokens: [tokenOf(PASSWORD_CHANGES, userId)], now }, hash);
}

/**
 * Compares a code, within the limit of wrong ones from a network address: `compare` gives what a wrong one is
 * refused with.
 */
export async function tryCode<T>(db: Db, { ip, now }: Caller, compare: () => Promise<T | AppError>): Promise<T> {
  const tokens = [tokenOf(WRONG_CODES, networkOf(ip))];
  const isFree = (outcome: T | AppError) => !(outcome instanceof AppError);
  const outcome = await withinLimits(db, { tokens, now, isFree }, compare);
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/** Counts a message to this email address or mobile number. */
export async function limitMessages(db: Db, to: string, now: Date): Promise<void> {
  await takeTokens(db, messagesTo(to), now);
}

/** What ends in a message to somebody, within the limits of both: of the network address and of those messages. */
export function withinRequests<T>(db: Db, to: string, { ip, now }: Caller, work: () => Promise<T>): Promise<T> {
  return withinLimits(db, { tokens: [tokenOf(ACCOUNT_REQUESTS, networkOf(ip)), ...messagesTo(to)], now, ip }, work);
}

function messagesTo(to: string) {
  return [tokenOf(MESSAGES.day, to), tokenOf(MESSAGES.quarter, to)];
}
