import { eq } from 'drizzle-orm';
import { companyMembers } from '#features/company/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { mayManage } from '../policy.ts';
import { projects } from './tables.ts';

/** Everybody who works with a project, its owner first: of the members of its company those whom the policy lets. */
export async function peopleOfProject(
  db: Db,
  projectId: string,
  may: typeof mayManage = () => true,
): Promise<string[]> {
  const { userId, role } = companyMembers;
  const rows = await db
    .select({ ownerId: projects.ownerId, userId, companyRole: role })
    .from(projects)
    .leftJoin(companyMembers, eq(companyMembers.companyId, projects.company))
    .where(eq(projects.id, projectId));
  const members = rows.flatMap(({ userId: id, ...owned }) => (id !== null && may({ id }, owned) ? [id] : []));
  return [...new Set([...rows.slice(0, 1).map(({ ownerId }) => ownerId), ...members])];
}
