import type { Db } from '../database/db.ts';
import { type Token, takeTokens } from './take-tokens.ts';

interface Limited<T> {
  tokens: readonly Token[];
  now: Date;
  /** Whether the work came to something that does not count: a password that was right. */
  isFree?: (outcome: T) => boolean;
}

/**
 * Costly work, counted before it is done: of tries that arrive together no more are worked on than the limits allow. A try
 * that could not be worked on (the work threw) does not count.
 */
export async function withinLimits<T>(
  db: Db,
  { tokens, now, isFree = () => false }: Limited<T>,
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
