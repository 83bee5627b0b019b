import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { projects } from '../tables.ts';

/** Stops collecting where so many responses reach the limit. For the transaction that counted the last one. */
export async function closeFullProject(
  tx: Db,
  { id, responses }: { id: string; responses: number },
  now: Date,
): Promise<void> {
  await tx
    .update(projects)
    .set({ status: 'complete', updatedAt: now })
    .where(and(eq(projects.id, id), eq(projects.status, 'processing'), lte(projects.responseLimit, responses)));
}
