import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../../audit.ts';
import { mayHandOver } from '../../policy.ts';
import { projects } from '../tables.ts';
import { lockManaged } from '../visible-projects.ts';
import { requireCompany } from './require-company.ts';

/** Makes another member of its company the owner of a project, which stays under the company. */
export async function handOverProject(
  db: Db,
  actor: Actor,
  { id, owner }: { id: string; owner: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const project = await lockManaged(tx, actor, id, now);
    if (!mayHandOver(actor, project)) throw new AppError('forbidden');
    const { company, ownerId, title } = project;
    if (company === null) throw new AppError('conflict', { message: 'handOverNeedsCompany' });
    if (owner === ownerId) throw invalidField('owner', 'ownsProjectAlready');
    await requireCompany(tx, [owner], company, 'owner');
    await tx.update(projects).set({ ownerId: owner, updatedAt: now }).where(eq(projects.id, id));
    await recordChange(tx, actor, projectSubject, { action: 'handedOver', id, name: title, ownerId }, now);
    // In the log of whoever has it now, too.
    if (owner !== actor.id) {
      await recordChange(tx, actor, projectSubject, { action: 'received', id, name: title, ownerId: owner }, now);
    }
  });
}
