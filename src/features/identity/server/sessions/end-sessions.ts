import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { sessions } from '../tables.ts';

/**
 * Ends the sessions of a user, all of them or as told; access tokens stop working with them. Returns how many ended.
 */
export async function endSessions(
  db: Db,
  userId: string,
  now: Date,
  { only, except }: { only?: string; except?: string } = {},
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
