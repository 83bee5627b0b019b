import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '../database/db.ts';
import { type Token, takeTokens } from './take-tokens.ts';

interface Limited<T> {
  tokens: readonly Token[];
  now: Date;
  /** Whether the work came to something that does not count: a password that was right. */
  isFree?: (outcome: T) => boolean;
}

/** Tries under way in this process: while they are as many as a limit allows, the next need not ask the database. */
const underWay = new Map<string, number>();

/**
 * Costly work, counted before it is done: of tries that arrive together no more are worked on than the limits allow. A
 * try that could not be worked on (the work threw) does not count.
 */
export async function withinLimits<T>(
  db: Db,
  { tokens, now, isFree = () => false }: Limited<T>,
  work: () => Promise<T>,
): Promise<T> {
  const isCrowded = tokens.some(({ key, limit }) => (underWay.get(key) ?? 0) >= limit);
  if (isCrowded) throw new AppError('limited', { retryAfterSeconds: 1 });
  for (const { key } of tokens) change(key, 1);
  try {
    return await workWithin(db, { tokens, now, isFree }, work);
  } finally {
    for (const { key } of tokens) change(key, -1);
  }
}

async function workWithin<T>(
  db: Db,
  { tokens, now, isFree }: Required<Limited<T>>,
  work: () => Promise<T>,
): Promise<T> {
  const giveBack = await takeTokens(db, tokens, now);
  let counts = false;
  try {
    const outcome = await work();
    counts = !isFree(outcome);
    return outcome;
  } finally {
    if (!counts) await giveBack();
  }
}

function change(key: string, by: number): void {
  const tries = (underWay.get(key) ?? 0) + by;
  if (tries === 0) underWay.delete(key);
  else underWay.set(key, tries);
}
