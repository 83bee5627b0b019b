import { and, eq, gt, gte } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { rateLimits } from './tables.ts';
import type { TokenRequest } from './take-token.ts';
import { ALLOWED, refusedUntil, type Token } from './token.ts';

/** Whether another try would be allowed, without counting one: for limits on failures, which are counted after. */
export async function lookAtLimit(
  db: Db,
  { key, limit, now }: Pick<TokenRequest, 'key' | 'limit' | 'now'>,
): Promise<Token> {
  const [row] = await db
    .select({ windowEndsAt: rateLimits.windowEndsAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.windowEndsAt, now), gte(rateLimits.hits, limit)));
  return row ? refusedUntil(row.windowEndsAt, now) : ALLOWED;
}
