import { and, eq, sql } from 'drizzle-orm';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { AnyProject } from '../../contract/oversight.ts';
import type { ResponseCount } from '../response-count.ts';
import { projects, versions } from '../tables.ts';
import { visibleTo } from '../visible-projects.ts';
import { standingAt } from './standing-at.ts';
import { toldOfTakedown } from './told-of-takedown.ts';

/** Anybody's project for the staff. A draft's questions are its owner's alone. One statement. */
export async function getAnyProject(
  db: Db,
  actor: Actor,
  projectId: string,
  now: Date,
  responseCount: ResponseCount,
): Promise<AnyProject> {
  const [found] = await db
    .select({
      project: projects,
      owner: { _id: users.id, fullName: accountName, email: users.email, phone: users.phone },
      standing: standingAt(now),
      questionnaire: versions.content,
      responses: responseCount(sql`projects.id`),
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(versions, and(eq(versions.projectId, projects.id), eq(versions.number, projects.version)))
    .where(and(eq(projects.id, projectId), visibleTo(actor)));
  if (!found) throw new AppError('not_found');
  const { project, ...shown } = found;
  const { kind, mode, title, description, languages, linkCode, privacy, responseLimit, version } = project;
  return {
    _id: project.id,
    ...{ kind, mode, title, description, languages, linkCode, privacy, responseLimit, version },
    ...shown,
    opensAt: project.opensAt?.toISOString() ?? null,
    endsAt: project.endsAt?.toISOString() ?? null,
    takenDown: toldOfTakedown(project.takenDown),
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
  };
}
