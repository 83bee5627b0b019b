import { and, eq, sql } from 'drizzle-orm';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Project } from '../contract/project.ts';
import { abilitiesOn, hasEnded, isFull } from '../policy.ts';
import { toldOfTakedown } from './oversight/told-of-takedown.ts';
import { isChangedSincePublished } from './publishing/changed-since-published.ts';
import type { ResponseCount } from './response-count.ts';
import { settingsOf } from './settings/settings.ts';
import { projects, questionnaires, versions } from './tables.ts';
import { companyRoleOf, statusAt, visibleTo } from './visible-projects.ts';

/** A project with its settings and draft content, for those who see it. One statement. */
export async function getProject(
  db: Db,
  actor: Actor,
  projectId: string,
  now: Date,
  responseCount: ResponseCount,
): Promise<Project> {
  const [found] = await db
    .select({
      project: projects,
      companyRole: companyRoleOf(actor),
      ownerName: accountName,
      status: statusAt(now),
      questionnaireRevision: questionnaires.revision,
      questionnaire: questionnaires.content,
      changedSincePublished: isChangedSincePublished,
      responses: responseCount(sql`projects.id`),
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .innerJoin(questionnaires, eq(questionnaires.projectId, projects.id))
    .leftJoin(versions, and(eq(versions.projectId, projects.id), eq(versions.number, projects.version)))
    .where(and(eq(projects.id, projectId), visibleTo(actor)));
  if (!found) throw new AppError('not_found');

  const { project, status, responses, changedSincePublished } = found;
  const canCollect = !hasEnded(project, now) && !isFull(project, responses);
  const { ownerId, kind } = project;
  const isTakenDown = project.takenDown !== null;
  const { companyRole } = found;
  const facts = { ownerId, kind, companyRole, status, changedSincePublished, canCollect, isTakenDown };
  return {
    _id: project.id,
    kind: project.kind,
    mode: project.mode,
    linkCode: project.linkCode,
    ...settingsOf(project),
    status,
    settingsRevision: project.revision,
    hasPassword: project.passwordHash !== null,
    takenDown: toldOfTakedown(project.takenDown),
    version: project.version,
    changedSincePublished,
    questionnaireRevision: found.questionnaireRevision,
    questionnaire: found.questionnaire,
    responses,
    owner: { _id: ownerId, fullName: found.ownerName },
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    abilities: abilitiesOn(actor, facts),
  };
}
