import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { projects } from '#features/projects/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { retentionProgress } from '../tables.ts';

const MOST_PROJECTS = 1_000;

/** A project that keeps answers for a time, and how far what is due has come. */
export type KeptFor = Awaited<ReturnType<typeof projectsDue>>[number];

/** Those of which something may be due: what has waited longest first. */
export async function projectsDue(db: Db, now: Date) {
  const isNew = sql`${retentionProgress.since} is distinct from ${projects.retentionSince}`;
  const rows = await db
    .select({
      projectId: projects.id,
      title: projects.title,
      ownerId: projects.ownerId,
      quotas: projects.quotas,
      retention: projects.retention,
      since: projects.retentionSince,
      goesFrom: sql<Date | null>`case when not ${isNew} then ${retentionProgress.goesFrom} end`.mapWith(
        retentionProgress.goesFrom,
      ),
    })
    .from(projects)
    .leftJoin(retentionProgress, eq(retentionProgress.projectId, projects.id))
    .where(
      and(
        isNotNull(projects.retention),
        or(isNew, sql`${retentionProgress.nextAt} <= ${now.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asc(sql`${retentionProgress.nextAt}`))
    .limit(MOST_PROJECTS);
  return rows.flatMap(({ retention, since, ...row }) => (retention && since ? [{ ...row, retention, since }] : []));
}
