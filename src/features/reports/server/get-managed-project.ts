import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { mayDeleteResponses } from '../policy.ts';
import { getReadableProject } from './get-readable-project.ts';

/** The project whose respondents the caller answers for; whoever only reads it is refused. */
export async function getManagedProject(db: Db, actor: Actor, projectId: string) {
  const project = await getReadableProject(db, actor, projectId);
  if (!mayDeleteResponses(actor, project)) throw new AppError('forbidden');
  return project;
}
