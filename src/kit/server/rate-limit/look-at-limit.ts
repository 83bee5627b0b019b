import { and, eq, gt, gte } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { rateLimits } from './tables.ts';
import type { Token, TokenRequest } from './take-token.ts';

/** Whether another try would be allowed, without counting one: for limits on failures, which are counted after. */
export async function lookAtLimit(
  db: Db,
  { key, limit, now }: Pick<TokenRequest, 'key' | 'limit' | 'now'>,
): Promise<Token> {
  const [row] = await db
    .select({ windowEndsAt: rateLimits.windowEndsAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.windowEndsAt, now), gte(rateLimits.hits, limit)));
  if (!row) return { allowed: true, retryAfterSeconds: 0 };
  return { allowed: false, retryAfterSeconds: Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000) };
}
