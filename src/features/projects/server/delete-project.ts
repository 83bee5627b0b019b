import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../audit.ts';
import { mayHandOver } from '../policy.ts';
import { requireStatus } from './require-status.ts';
import { projects } from './tables.ts';
import { lockManaged } from './visible-projects.ts';

/** Deletes a draft. Whatever was published once stays: people may have answered it. */
export async function deleteProject(db: Db, actor: Actor, projectId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const project = await lockManaged(tx, actor, projectId, now);
    if (!mayHandOver(actor, project)) throw new AppError('forbidden');
    requireStatus(project, 'draft', 'onlyDraftsDeletable');
    await tx.delete(projects).where(eq(projects.id, projectId));
    const { kind, title, ownerId } = project;
    const deleted = { action: 'deleted', id: projectId, name: title, ownerId, before: { kind, title } } as const;
    await recordChange(tx, actor, projectSubject, deleted, now);
  });
}
