import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { leaderboardNames } from '../leaderboard-tables.ts';
import { respondents } from '../tables.ts';

interface Whose {
  projectId: string;
  takerId: string;
}

type SeenBy = (typeof leaderboardNames.$inferSelect)['seenBy'];

const ofThem = ({ projectId, takerId }: Whose) =>
  and(eq(leaderboardNames.projectId, projectId), eq(leaderboardNames.takerId, takerId));

/** Of a respondent: the name that they are shown by, where they have one. */
export const leaderboardName = sql<string | null>`(SELECT ${leaderboardNames.name} FROM ${leaderboardNames}
  WHERE ${leaderboardNames.projectId} = ${respondents.projectId} AND NOT ${leaderboardNames.removed}
    AND ${leaderboardNames.takerId} IN (${respondents.id}, ${respondents.userId}) LIMIT 1)`;

/** The name that somebody chose, and whether it was taken off; undefined before they chose any. */
export async function readName(
  db: Db,
  whose: Whose,
): Promise<{ name: string; seenBy: SeenBy; removed: boolean } | undefined> {
  const { name, seenBy, removed } = leaderboardNames;
  const [row] = await db.select({ name, seenBy, removed }).from(leaderboardNames).where(ofThem(whose));
  return row;
}

/** Shows somebody by a name, or by none. One that was taken off stays off: false then. */
export async function writeName(db: Db, whose: Whose, name: string | undefined, seenBy: SeenBy): Promise<boolean> {
  if (name === undefined) {
    await db.delete(leaderboardNames).where(and(ofThem(whose), eq(leaderboardNames.removed, false)));
    return true;
  }
  const written = await db
    .insert(leaderboardNames)
    .values({ ...whose, name, seenBy })
    .onConflictDoUpdate({
      target: [leaderboardNames.projectId, leaderboardNames.takerId],
      set: { name, seenBy },
      setWhere: eq(leaderboardNames.removed, false),
    })
    .returning({ name: leaderboardNames.name });
  return written.length > 0;
}

/** Takes a name off for good; false where there is none, or it is off already. */
export async function removeName(db: Db, whose: Whose): Promise<boolean> {
  const removed = await db
    .update(leaderboardNames)
    .set({ removed: true })
    .where(and(ofThem(whose), eq(leaderboardNames.removed, false)))
    .returning({ name: leaderboardNames.name });
  return removed.length > 0;
}

/** Forgets the names of those who have come to nothing, or to nothing any more. */
export async function forgetNames(tx: Db, projectId: string, takerIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM leaderboard_names n WHERE n.project_id = ${projectId} AND n.taker_id = any(${sql.param(takerIds)}::uuid[])
      AND NOT EXISTS (SELECT FROM scores s WHERE s.project_id = n.project_id AND s.taker_id = n.taker_id)`);
}
