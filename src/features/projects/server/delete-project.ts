import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { requireStatus } from './require-status.ts';
import { projects } from './tables.ts';
import { lockManaged } from './visible-projects.ts';

/** Deletes a draft. Whatever was published once stays: people may have answered it. */
export async function deleteProject(db: Db, actor: Actor, projectId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    requireStatus(await lockManaged(tx, actor, projectId, now), 'draft', 'onlyDraftsDeletable');
    await tx.delete(projects).where(eq(projects.id, projectId));
  });
}
