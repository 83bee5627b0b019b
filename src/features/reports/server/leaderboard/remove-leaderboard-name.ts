import { projectSubject } from '#features/projects/audit.ts';
import { removeName } from '#features/responses/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { getManagedProject } from '../get-managed-project.ts';

/** Takes a name off a leaderboard: anybody may have written anything there. */
export async function removeLeaderboardName(
  db: Db,
  actor: Actor,
  { id: projectId, takerId }: { id: string; takerId: string },
  now: Date,
): Promise<void> {
  const { title: name, ownerId } = await getManagedProject(db, actor, projectId);
  await db.transaction(async (tx) => {
    if (!(await removeName(tx, { projectId, takerId }))) throw new AppError('not_found');
    const removed = { action: 'leaderboardNameRemoved', id: projectId, name, ownerId } as const;
    await recordChange(tx, actor, projectSubject, removed, now);
  });
}
