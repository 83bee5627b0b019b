import { count, eq, gte, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/text/durations.ts';
import { users } from '#features/identity/server/tables.ts';
import { countProjects } from '#features/projects/public.ts';
import { completedCount } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { mails } from '#kit/server/mail/tables.ts';

const WEEK_MS = 7 * DAY_MS;

/** The back office at a glance. Three statements. */
export async function getOverview(db: Db, now: Date) {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const [[people], projects, [failed]] = await Promise.all([
    db
      .select({ all: count(), thisWeek: sql`count(*) filter (where ${gte(users.createdAt, weekAgo)})`.mapWith(Number) })
      .from(users),
    countProjects(db, now, completedCount),
    db.select({ mails: count() }).from(mails).where(eq(mails.state, 'failed')),
  ]);
  return {
    users: people?.all ?? 0,
    usersThisWeek: people?.thisWeek ?? 0,
    projects: projects.projects,
    projectsCollecting: projects.collecting,
    responses: projects.responses,
    mailsFailed: failed?.mails ?? 0,
  };
}
