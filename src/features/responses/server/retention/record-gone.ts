import { eq } from 'drizzle-orm';
import { projectSubject } from '#features/projects/audit.ts';
import { recordChange, THE_PRODUCT } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { retentionProgress } from '../tables.ts';
import type { KeptFor } from './projects-due.ts';

/** Tells the log how many have gone since it was told last, and notes when to look again. */
export async function recordGone(
  db: Db,
  { projectId, title, ownerId }: Pick<KeptFor, 'projectId' | 'title' | 'ownerId'>,
  nextAt: Date,
  now: Date,
): Promise<void> {
  const ofProject = eq(retentionProgress.projectId, projectId);
  await db.transaction(async (tx) => {
    const [gone] = await tx.select().from(retentionProgress).where(ofProject).for('update');
    if (!gone) return;
    await tx.update(retentionProgress).set({ nextAt, deleted: 0, anonymised: 0 }).where(ofProject);
    const { deleted, anonymised } = gone;
    if (deleted + anonymised === 0) return;
    const after = {
      ...(deleted > 0 && { responsesDeleted: deleted }),
      ...(anonymised > 0 && { responsesAnonymised: anonymised }),
    };
    const ended = { action: 'responsesEnded', id: projectId, name: title, ownerId, after } as const;
    await recordChange(tx, THE_PRODUCT, projectSubject, ended, now);
  });
}
