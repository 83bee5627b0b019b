import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '../database/db.ts';
import { fewAtATime } from './few-at-a-time.ts';
import { siteOf } from './network-of.ts';
import { type Token, takeTokens } from './take-tokens.ts';

interface Limited<T> {
  tokens: readonly Token[];
  now: Date;
  /** Whether the work came to something that does not count: a password that was right. */
  isFree?: (outcome: T) => boolean;
  /** Where a stranger calls from, whose site has its share of what is under way. */
  ip?: string;
}

/**
 * Half of the passwords that may wait (`password-hash.ts`), of which a site could otherwise take all, for
 * each of its networks has limits of its own. The other half is everybody else's.
 */
const SHARE_OF_A_SITE = 200;

/** Tries under way in this process: while they are as many as a limit allows, the next need not ask the database. */
const underWay = new Map<string, number>();

/**
 * Costly work, counted before it is done: of tries that arrive together no more are worked on than the limits allow. A
 * try that could not be worked on (the work threw) does not count.
 */
export async function withinLimits<T>(
  db: Db,
  { tokens, now, isFree = () => false, ip }: Limited<T>,
  work: () => Promise<T>,
): Promise<T> {
  const crowds = ip === undefined ? tokens : [...tokens, { key: `site:${siteOf(ip)}`, limit: SHARE_OF_A_SITE }];
  const isCrowded = crowds.some(({ key, limit }) => (underWay.get(key) ?? 0) >= limit);
  if (isCrowded) throw new AppError('limited', { retryAfterSeconds: 1 });
  for (const { key } of crowds) change(key, 1);
  try {
    return await workWithin(db, { tokens, now, isFree }, work);
  } finally {
    for (const { key } of crowds) change(key, -1);
  }
}

async function workWithin<T>(
  db: Db,
  { tokens, now, isFree }: Required<Omit<Limited<T>, 'ip'>>,
  work: () => Promise<T>,
): Promise<T> {
  const giveBack = await fewAtATime(() => takeTokens(db, tokens, now));
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
