import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import { fullName } from '#features/identity/policy.ts';
import { users } from '#features/identity/server/tables.ts';
import { statusAt } from '#features/projects/public.ts';
import { projects } from '#features/projects/server/tables.ts';
import { completedCount } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { NewestAccount, NewestProject } from '../contract.ts';

/** As many as a glance takes in. */
const SHOWN = 5;

const person = { firstName: users.firstName, lastName: users.lastName };

/** Who joined last, the newest first. */
export async function newestAccounts(db: Db): Promise<NewestAccount[]> {
  const rows = await db
    .select({ ...person, _id: users.id, role: users.role, createdAt: users.createdAt })
    .from(users)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(SHOWN);
  return rows.map(({ firstName, lastName, createdAt, ...account }) => ({
    ...account,
    fullName: fullName({ firstName, lastName }),
    createdAt: createdAt.toISOString(),
  }));
}

/** What was published of what was made last, the newest first: a draft is nobody's business but its owner's. */
export async function newestProjects(db: Db, now: Date): Promise<NewestProject[]> {
  const rows = await db
    .select({
      ...person,
      _id: projects.id,
      kind: projects.kind,
      mode: projects.mode,
      title: projects.title,
      status: statusAt(now),
      responses: completedCount(sql`projects.id`),
      createdAt: projects.createdAt,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(isNotNull(projects.version))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(SHOWN);
  return rows.map(({ firstName, lastName, createdAt, ...project }) => ({
    ...project,
    owner: fullName({ firstName, lastName }),
    createdAt: createdAt.toISOString(),
  }));
}
