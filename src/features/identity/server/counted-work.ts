import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { fewAtATime } from '#kit/server/rate-limit/few-at-a-time.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { type Token, takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { withinLimits } from '#kit/server/rate-limit/within-limits.ts';
import {
  ACCOUNT_REQUESTS,
  LAST_REGISTRATION,
  LAST_RESET,
  MESSAGES,
  PASSWORD_CHANGES,
  PASSWORD_TRIES,
  PROVEN_REQUESTS,
  SECOND_STEPS,
  WRONG_CODES,
} from '../rate-limits.ts';
import { type Proving, passGate, proofOf } from './proofs/gate.ts';

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
  return withinCodes(db, [tokenOf(WRONG_CODES, networkOf(ip))], now, compare);
}

async function withinCodes<T>(
  db: Db,
  tokens: readonly Token[],
  now: Date,
  compare: () => Promise<T | AppError>,
): Promise<T> {
  const isFree = (outcome: T | AppError) => !(outcome instanceof AppError);
  const outcome = await withinLimits(db, { tokens, now, isFree }, compare);
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/**
 * Compares a code of somebody's app, within the limits of wrong ones. Who does it in a browser that the account knows
 * is not held up by others who know the password.
 */
export async function tryAppCode<T>(
  db: Db,
  userId: string,
  { now, isKnown }: { now: Date; isKnown: boolean },
  compare: () => Promise<T | AppError>,
): Promise<T> {
  const { account, day, known } = SECOND_STEPS;
  const tokens = isKnown ? [tokenOf(known, userId)] : [tokenOf(account, userId), tokenOf(day, userId)];
  try {
    return await withinCodes(db, tokens, now, compare);
  } catch (error) {
    if (!isLimited(error)) throw error;
    throw new AppError('limited', { message: 'secondStepsEnough', retryAfterSeconds: error.retryAfterSeconds });
  }
}

/** A message that somebody asks for. */
export interface AskedMessage {
  purpose: 'register' | 'reset';
  /** An email address or mobile number. */
  to: string;
}

/** The one message that there always is, and what is said once that was sent as well. */
const LAST_MESSAGE = {
  reset: { last: LAST_RESET, message: 'resetsEnough' },
  register: { last: LAST_REGISTRATION, message: 'registrationsEnough' },
} as const;

/** Counts a message that is about to be sent. */
export async function limitMessages(db: Db, message: AskedMessage, caller: Caller): Promise<void> {
  await takeMessage(db, message, caller);
}

/**
 * What ends in a message to somebody, within the limits of both: of the network address and of those messages. Resets
 * that a proof of work came with are not counted among the others of a network: nobody there uses up all.
 */
export async function withinRequests<T>(
  db: Db,
  message: AskedMessage,
  caller: Proving,
  work: () => Promise<T>,
): Promise<T> {
  const { ip, now } = caller;
  const network = networkOf(ip);
  const proof = await proofOf(caller);
  const tokens = [
    ...(proof && message.purpose === 'reset' ? [] : [tokenOf(ACCOUNT_REQUESTS, network)]),
    ...(proof ? [tokenOf(PROVEN_REQUESTS, network)] : []),
  ];
  return withinLimits(db, { tokens, now, ip }, () =>
    holding(
      () => fewAtATime(() => passGate(db, proof, caller)),
      () => holding(() => takeMessage(db, message, caller), work),
    ),
  );
}

/** Works on what was taken, which is given back where the work threw. */
async function holding<T>(take: () => Promise<() => Promise<void>>, work: () => Promise<T>): Promise<T> {
  const giveBack = await take();
  try {
    return await work();
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/**
 * Counts a message by the limits that strangers share, else as the last one there always is: whoever has the inbox gets
 * in, whatever others ask for. The same where nobody has that address.
 */
async function takeMessage(db: Db, { purpose, to }: AskedMessage, { ip, now }: Caller): Promise<() => Promise<void>> {
  const pair = `${to} ${networkOf(ip)}`;
  const { everywhere, networkDay, network } = MESSAGES;
  const shared = [tokenOf(everywhere, to), tokenOf(networkDay, pair), tokenOf(network, pair)];
  const { last, message } = LAST_MESSAGE[purpose];
  const take = (tokens: Token[]) => fewAtATime(() => takeTokens(db, tokens, now));
  let waitSeconds: number;
  try {
    return await take(shared);
  } catch (error) {
    if (!isLimited(error)) throw error;
    waitSeconds = error.retryAfterSeconds ?? 1;
  }
  try {
    return await take([tokenOf(last, to)]);
  } catch (error) {
    if (!isLimited(error)) throw error;
    const retryAfterSeconds = Math.min(waitSeconds, error.retryAfterSeconds ?? 1);
    throw new AppError('limited', { retryAfterSeconds, message });
  }
}

export function isLimited(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'limited';
}
