import { and, eq, sql } from 'drizzle-orm';
import { responseCounters } from '#features/responding/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projects } from '../tables.ts';

/** Stops collecting if the counter has reached the response limit. For the transaction that raised the counter. */
export async function closeWhenFull(db: Db, projectId: string, now: Date): Promise<void> {
  const counted = sql`(select ${responseCounters}.completed from ${responseCounters}
    where ${responseCounters}.project_id = ${projectId})`;
  await db
    .update(projects)
    .set({ status: 'complete', updatedAt: now })
    .where(
      and(eq(projects.id, projectId), eq(projects.status, 'processing'), sql`${projects.responseLimit} <= ${counted}`),
    );
}
