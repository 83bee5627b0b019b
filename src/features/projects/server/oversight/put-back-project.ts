import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../../audit.ts';
import { hasEnded, isFull } from '../../policy.ts';
import { countResponsesTo, type ResponseCount } from '../response-count.ts';
import { projects } from '../tables.ts';
import { lockAnyProject } from './lock-any-project.ts';
import { mailTakedown } from './mail-takedown.ts';

/** Puts a project back as it was. What ended or became full meanwhile is closed, as it would have been. */
export async function putBackProject(
  db: Db,
  actor: Actor,
  id: string,
  { publicUrl, now, responseCount }: { publicUrl: string; now: Date; responseCount: ResponseCount },
): Promise<void> {
  await db.transaction(async (tx) => {
    const project = await lockAnyProject(tx, actor, id, now);
    const { takenDown, ownerId, title } = project;
    if (takenDown === null) throw new AppError('conflict', { message: 'notTakenDown' });
    const isOver = hasEnded(project, now) || isFull(project, await countResponsesTo(tx, id, responseCount));
    const status = isOver ? 'complete' : takenDown.was;
    await tx.update(projects).set({ status, takenDown: null }).where(eq(projects.id, id));
    await mailTakedown(tx, project, { message: 'putBack' }, { publicUrl, now });
    const change = { before: { status: project.status }, after: { status } };
    await recordChange(tx, actor, projectSubject, { action: 'putBack', id, name: title, ownerId, ...change }, now);
  });
}
