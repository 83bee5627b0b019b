import { eq } from 'drizzle-orm';
import { companyRoleOf } from '#features/projects/public.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { mayReadReport } from '../policy.ts';

/** The project whose report the caller asks for; `not_found` when it is none of theirs. */
export async function getReadableProject(db: Db, actor: Actor, projectId: string) {
  const [project] = await db
    .select({
      id: projects.id,
      ownerId: projects.ownerId,
      kind: projects.kind,
      companyRole: companyRoleOf(actor),
      title: projects.title,
      status: projects.status,
      responseMethod: projects.responseMethod,
      details: projects.details,
      quotas: projects.quotas,
      mode: projects.mode,
      clock: projects.clock,
      attempts: projects.attempts,
      series: projects.series,
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project || !mayReadReport(actor, project)) throw new AppError('not_found');
  return project;
}
