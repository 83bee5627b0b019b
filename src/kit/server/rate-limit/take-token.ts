import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { rateLimits } from './tables.ts';
import { ALLOWED, refusedUntil, type Token } from './token.ts';

export interface TokenRequest {
  /** What is limited: `sign-in:account:…`. Never an address or number in the clear; hash those. */
  key: string;
  limit: number;
  windowSeconds: number;
  now: Date;
}

/** Counts one try, exactly under concurrency: one statement decides whether it is within the limit. */
export async function takeToken(db: Db, { key, limit, windowSeconds, now }: TokenRequest): Promise<Token> {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${rateLimits.windowEndsAt} <= excluded.window_started_at`;
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
    })
    .returning({ hits: rateLimits.hits, windowEndsAt: rateLimits.windowEndsAt });
  return !row || row.hits <= limit ? ALLOWED : refusedUntil(row.windowEndsAt, now);
}
