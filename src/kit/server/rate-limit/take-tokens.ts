import { and, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';
import type { Db } from '../database/db.ts';
import { sha256 } from '../ids.ts';
import { rateLimits } from './tables.ts';

/** One try, to be counted by a limit. */
export interface Token {
  key: string;
  limit: number;
  windowSeconds: number;
}

/** `subject` is whose tries are counted together: an account, an address. It is kept hashed. */
export function tokenOf({ name, limit, windowSeconds }: RateLimit, subject: string): Token {
  return { key: `${name}:${sha256(subject)}`, limit, windowSeconds };
}

/**
 * Counts a try by every one of the limits, exactly under concurrency, or refuses it with
 * `limited`; a refused try counts by none. Of a flood most are told by one read, so name the
 * widest limit first. Gives what takes the tokens back.
 */
export async function takeTokens(db: Db, tokens: readonly Token[], now: Date): Promise<() => Promise<void>> {
  await refuseSpent(db, tokens, now);
  const taken: TakenToken[] = [];
  for (const token of tokens) {
    const windowEndsAt = await takeToken(db, token, now);
    if (windowEndsAt) {
      taken.push({ key: token.key, windowEndsAt });
      continue;
    }
    await giveBack(db, taken);
    await refuseSpent(db, [token], now);
    // What was spent a moment ago has been given back since.
    throw new AppError('limited', { retryAfterSeconds: 1 });
  }
  return () => giveBack(db, taken);
}

/** How many tries the limit counts at this moment. */
export async function countOf(db: Db, { key }: Token, now: Date): Promise<number> {
  const [row] = await db
    .select({ hits: rateLimits.hits })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.windowEndsAt, now)));
  return row?.hits ?? 0;
}

interface TakenToken {
  key: string;
  windowEndsAt: Date;
}

async function refuseSpent(db: Db, tokens: readonly Token[], now: Date): Promise<void> {
  const isSpent = ({ key, limit }: Token) => and(eq(rateLimits.key, key), gte(rateLimits.hits, limit));
  const [spent] = await db
    .select({ until: sql<Date | null>`max(${rateLimits.windowEndsAt})`.mapWith(rateLimits.windowEndsAt) })
    .from(rateLimits)
    .where(and(gt(rateLimits.windowEndsAt, now), or(...tokens.map(isSpent))));
  if (!spent?.until) return;
  throw new AppError('limited', { retryAfterSeconds: Math.ceil((spent.until.getTime() - now.getTime()) / 1000) });
}

/**
 * One statement decides. Tells when the window ends that the token was taken in, and nothing when the limit is reached.
 */
async function takeToken(db: Db, { key, limit, windowSeconds }: Token, now: Date): Promise<Date | undefined> {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = lte(rateLimits.windowEndsAt, sql`excluded.window_started_at`);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStartedAt: now, windowEndsAt, hits: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        windowStartedAt: sql`CASE WHEN ${isOver} THEN excluded.window_started_at ELSE ${rateLimits.windowStartedAt} END`,
        windowEndsAt: sql`CASE WHEN ${isOver} THEN excluded.window_ends_at ELSE ${rateLimits.windowEndsAt} END`,
        hits: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimits.hits} + 1 END`,
      },
      setWhere: or(isOver, lt(rateLimits.hits, limit)),
    })
    .returning({ windowEndsAt: rateLimits.windowEndsAt });
  return row?.windowEndsAt;
}

/** To the windows that they were taken in: a later one owes nothing. */
async function giveBack(db: Db, taken: readonly TakenToken[]): Promise<void> {
  if (taken.length === 0) return;
  const isOf = ({ key, windowEndsAt }: TakenToken) =>
    and(eq(rateLimits.key, key), eq(rateLimits.windowEndsAt, windowEndsAt));
  await db
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(and(gt(rateLimits.hits, 0), or(...taken.map(isOf))));
}
