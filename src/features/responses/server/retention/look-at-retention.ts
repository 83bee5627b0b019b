import { and, eq } from 'drizzle-orm';
import type { Retention } from '#features/projects/contract/settings.ts';
import type { Db } from '#kit/server/database/db.ts';
import { retentionProgress } from '../tables.ts';
import { goesFrom } from './goes-from.ts';
import { countDue, endOfDay, keptSince, type Oldest, readOldest } from './kept.ts';

/** When the next answers go, and how many: under the retention that a project has, or one that it may get. */
export async function lookAtRetention(
  db: Db,
  projectId: string,
  { retention, since }: { retention: Retention; since: Date },
  now: Date,
) {
  const oldest = await readOldest(db, projectId, retention);
  const next = await whenNext(db, { projectId, since, oldest }, now);
  if (!next) return null;
  const at = next > now ? next : now;
  const end = endOfDay(at);
  return { at, until: keptSince(retention, end), ...(await countDue(db, projectId, retention, end)) };
}

interface Looked {
  projectId: string;
  since: Date;
  oldest: Oldest;
}

async function whenNext(db: Db, { projectId, since, oldest }: Looked, now: Date): Promise<Date | undefined> {
  if (oldest.due === null) return undefined;
  const [told] = await db
    .select({ goesFrom: retentionProgress.goesFrom })
    .from(retentionProgress)
    .where(and(eq(retentionProgress.projectId, projectId), eq(retentionProgress.since, since)));
  if (!told?.goesFrom) return goesFrom(oldest, since, now);
  return new Date(Math.max(told.goesFrom.getTime(), oldest.due.getTime()));
}
