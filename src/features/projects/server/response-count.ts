import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { projects } from './tables.ts';

/**
 * How many responses the project has whose id the expression names, as a part of a query. Handed in by `app`: the
 * feature that counts them stands above this one.
 */
export type ResponseCount = (projectId: SQL) => SQL<number>;

/** The same for one project, as a statement by itself. */
export async function countResponsesTo(db: Db, projectId: string, responseCount: ResponseCount): Promise<number> {
  const [counted] = await db
    .select({ responses: responseCount(sql`projects.id`) })
    .from(projects)
    .where(eq(projects.id, projectId));
  return counted?.responses ?? 0;
}
