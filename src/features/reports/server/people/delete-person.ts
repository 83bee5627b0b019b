import { and, eq } from 'drizzle-orm';
import { projectSubject } from '#features/projects/audit.ts';
import { deleteRespondent, holdFilesOf } from '#features/responses/public.ts';
import { files } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { deletePerson as endpoint } from '../../contract/people.ts';
import { getManagedProject } from '../get-managed-project.ts';
import { isPerson, masked } from './person-mark.ts';

type Body = Received<typeof endpoint>['body'];

/** Deletes what was found of a person, all or nothing, with everything it counted for. The log does not say of whom. */
export async function deletePerson(
  db: Db,
  actor: Actor,
  projectId: string,
  { ids, ...mark }: Body,
  now: Date,
): Promise<Given<typeof endpoint>> {
  const project = await getManagedProject(db, actor, projectId);
  const isTheirs = isPerson(mark);
  return await db.transaction(async (tx) => {
    const theirs = [...new Set(ids)].sort();
    // All files before all places: the order that whoever completes a response holds them in as well.
    for (const respondentId of theirs) await holdFilesOf(tx, { projectId, respondentId });
    let [deleted, withFiles] = [0, 0];
    for (const respondentId of theirs) {
      const count = await tx.$count(files, isFileOf(projectId, respondentId));
      if (!(await deleteRespondent(tx, { projectId, respondentId }, isTheirs))) continue;
      deleted += 1;
      withFiles += count;
    }
    if (deleted === 0) throw new AppError('not_found');
    const { title: name, ownerId } = project;
    const after = { person: masked(mark), responsesDeleted: deleted };
    const change = { action: 'personDeleted', id: projectId, name, ownerId, after } as const;
    await recordChange(tx, actor, projectSubject, change, now);
    return { deleted, files: withFiles };
  });
}

function isFileOf(projectId: string, respondentId: string) {
  return and(eq(files.projectId, projectId), eq(files.respondentId, respondentId), eq(files.dropped, false));
}
