import { and, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { leaderboardNames } from '../tables.ts';

interface Whose {
  projectId: string;
  takerId: string;
}

const ofThem = ({ projectId, takerId }: Whose) =>
  and(eq(leaderboardNames.projectId, projectId), eq(leaderboardNames.takerId, takerId));

/** The name that somebody chose, and whether it was taken off; undefined before they chose any. */
export async function readName(db: Db, whose: Whose): Promise<{ name: string; removed: boolean } | undefined> {
  const { name, removed } = leaderboardNames;
  const [row] = await db.select({ name, removed }).from(leaderboardNames).where(ofThem(whose));
  return row;
}

/** Shows somebody by a name, or by none. One that was taken off stays off: false then. */
export async function writeName(db: Db, whose: Whose, name: string | undefined): Promise<boolean> {
  if (name === undefined) {
    await db.delete(leaderboardNames).where(and(ofThem(whose), eq(leaderboardNames.removed, false)));
    return true;
  }
  const written = await db
    .insert(leaderboardNames)
    .values({ ...whose, name })
    .onConflictDoUpdate({
      target: [leaderboardNames.projectId, leaderboardNames.takerId],
      set: { name },
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
