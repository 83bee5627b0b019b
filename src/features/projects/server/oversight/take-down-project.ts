import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../../audit.ts';
import type { takeDownProject as endpoint } from '../../contract/oversight.ts';
import { projects } from '../tables.ts';
import { lockAnyProject } from './lock-any-project.ts';
import { mailTakedown } from './mail-takedown.ts';

type Input = Received<typeof endpoint>['params'] & Received<typeof endpoint>['body'];

/**
 * Takes a project down. Its status becomes that of a closed one, which every statement of taking part compares as it
 * writes: once this is committed no process takes an answer, whatever it remembers (decision 129).
 */
export async function takeDownProject(
  db: Db,
  actor: Actor,
  { id, reason, note }: Input,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  if (reason === 'other' && note === '') throw invalidField('note', 'required');
  await db.transaction(async (tx) => {
    const project = await lockAnyProject(tx, actor, id, now);
    const { status, ownerId, title } = project;
    if (status === 'draft') throw new AppError('conflict', { message: 'nothingToTakeDown' });
    if (project.takenDown !== null) throw new AppError('conflict', { message: 'alreadyTakenDown' });
    const takenDown = { at: now.toISOString(), reason, note, was: status };
    await tx.update(projects).set({ status: 'complete', takenDown }).where(eq(projects.id, id));
    await mailTakedown(tx, project, { message: 'takenDown', reason, note }, { publicUrl, now });
    const change = { before: { status }, after: { status: 'complete', reason, note: note || undefined } };
    await recordChange(tx, actor, projectSubject, { action: 'takenDown', id, name: title, ownerId, ...change }, now);
  });
}
