import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { MEMBER_ROLES, type MemberRole } from '#features/company/contract/roles.ts';
import { mayWorkFor } from '#features/company/policy.ts';
import { companyMembers } from '#features/company/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { PROJECT_KINDS } from '../contract/kinds.ts';
import { hasEnded, mayManage, mayReadAll, type Owned } from '../policy.ts';
import { projects } from './tables.ts';

/** The projects a caller may see: the policy `mayRead` as part of a query. */
export function visibleTo(actor: Actor): SQL | undefined {
  const kinds = PROJECT_KINDS.filter((kind) => mayReadAll(actor, kind));
  if (kinds.length === PROJECT_KINDS.length) return undefined;
  const isTheirs = ownedOrShared(actor);
  return kinds.length === 0 ? isTheirs : or(isTheirs, inArray(projects.kind, kinds));
}

/** The projects that somebody works with: their own, and those of the companies that they are a member of. */
export function ownedOrShared(actor: Pick<Actor, 'id'>): SQL | undefined {
  return ownedOrOfMembers(actor, MEMBER_ROLES);
}

/** Those of them that they change: the policy `mayManage` as part of a query. */
export function managedBy(actor: Pick<Actor, 'id'>): SQL | undefined {
  return ownedOrOfMembers(actor, MEMBER_ROLES.filter(mayWorkFor));
}

/** As a list that is read first, so that the projects are found by their indexes. */
function ownedOrOfMembers(actor: Pick<Actor, 'id'>, roles: readonly MemberRole[]): SQL | undefined {
  const { companyId, userId, role } = companyMembers;
  const theirs = sql`ARRAY(SELECT ${companyId} FROM ${companyMembers}
    WHERE ${userId} = ${actor.id} AND ${inArray(role, [...roles])})`;
  return or(eq(projects.ownerId, actor.id), sql`${projects.company} = ANY(${theirs})`);
}

/** What somebody is in the company that a project is under, in a query; null for nothing. */
export function companyRoleOf(actor: Pick<Actor, 'id'>): SQL<MemberRole | null> {
  return sql`(SELECT belonging.role FROM ${companyMembers} belonging
    WHERE belonging.company_id = ${projects.company} AND belonging.user_id = ${actor.id})`;
}

/** Refuses a project that the caller does not see (`not_found`). */
export async function requireVisible(db: Db, actor: Actor, projectId: string): Promise<void> {
  if ((await db.$count(projects, and(eq(projects.id, projectId), visibleTo(actor)))) === 0)
    throw new AppError('not_found');
}

/** Refuses a project that the caller does not see (`not_found`) or sees without working on it (`forbidden`). */
export async function requireManaged(db: Db, actor: Actor, projectId: string): Promise<void> {
  const [project] = await db
    .select({ ownerId: projects.ownerId, companyRole: companyRoleOf(actor) })
    .from(projects)
    .where(and(eq(projects.id, projectId), visibleTo(actor)));
  if (!project) throw new AppError('not_found');
  if (!mayManage(actor, project)) throw new AppError('forbidden');
}

export type ProjectRow = typeof projects.$inferSelect;

/**
 * A project that the caller works on, locked until the transaction ends: whoever decides about it next waits and sees
 * the outcome.
 */
export async function lockManaged(
  tx: Db,
  actor: Actor,
  projectId: string,
  now: Date,
): Promise<ProjectRow & Pick<Owned, 'companyRole'>> {
  const [found] = await tx
    .select({ project: projects, companyRole: companyRoleOf(actor) })
    .from(projects)
    .where(and(eq(projects.id, projectId), visibleTo(actor)))
    .for('update');
  if (!found) throw new AppError('not_found');
  const project = { ...found.project, companyRole: found.companyRole };
  if (!mayManage(actor, project)) throw new AppError('forbidden');
  return { ...project, status: statusOf(project, now) };
}

/** The status at a moment: an end time that has passed counts before the job writes it down. */
export function statusOf(project: Pick<ProjectRow, 'status' | 'endsAt'>, now: Date): ProjectRow['status'] {
  return project.status === 'processing' && hasEnded(project, now) ? 'complete' : project.status;
}

/** Whether a project takes answers at a moment, in a query: a limit that is reached has closed it. */
export function takesAnswersAt(now: Date): SQL<boolean> {
  return sql`(${statusAt(now)} = 'processing'
    and (${projects.opensAt} is null or ${projects.opensAt} <= ${now.toISOString()}::timestamptz))`;
}

/** Whether the staff have taken it down, in a query. */
export const isTakenDown = sql<boolean>`${projects.takenDown} is not null`;

/** As `statusOf`, in a query. */
export function statusAt(now: Date): SQL<ProjectRow['status']> {
  return sql`case when ${projects.status} = 'processing' and ${projects.endsAt} <= ${now.toISOString()}::timestamptz
    then 'complete' else ${projects.status} end`;
}
