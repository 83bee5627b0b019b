import { DAY_MS, HOUR_MS } from '#domain/text/durations.ts';
import { tellOfGoing } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { retentionProgress } from '../tables.ts';
import { goesFrom, NOTICE_MS } from './goes-from.ts';
import { countDue, endOfDay, readOldest } from './kept.ts';
import type { KeptFor } from './projects-due.ts';

/**
 * Settles from when on a project's answers go, and tells its owner of it: a week before the first of them is due. Until
 * then it is only noted when to look again, for nothing that comes meanwhile is due any sooner.
 */
export async function settleWhen(
  db: Db,
  { projectId, retention, since }: KeptFor,
  sending: { publicUrl: string; now: Date },
): Promise<void> {
  const { now } = sending;
  const oldest = await readOldest(db, projectId, retention);
  const at = goesFrom(oldest, since, now);
  const tellAt = at ? at.getTime() - NOTICE_MS : now.getTime() + retention.days * DAY_MS - NOTICE_MS;
  await db.transaction(async (tx) => {
    if (!at || tellAt > now.getTime()) {
      const nextAt = new Date(Math.max(tellAt, now.getTime() + HOUR_MS / 2));
      await write(tx, { projectId, since, goesFrom: null, nextAt });
      return;
    }
    const { responses, unfinished } = await countDue(tx, projectId, retention, endOfDay(at));
    await write(tx, { projectId, since, goesFrom: at, nextAt: at });
    await tellOfGoing(tx, projectId, { at, end: retention.end, count: responses + unfinished }, sending);
  });
}

type Progress = Pick<typeof retentionProgress.$inferSelect, 'projectId' | 'since' | 'goesFrom' | 'nextAt'>;

async function write(tx: Db, { projectId, ...settled }: Progress): Promise<void> {
  await tx
    .insert(retentionProgress)
    .values({ projectId, ...settled })
    .onConflictDoUpdate({ target: retentionProgress.projectId, set: settled });
}
