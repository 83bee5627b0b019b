import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { projects } from '../tables.ts';
import { closedColumns, tellOfClosed } from './tell-of-closed.ts';

/** Stops collecting where so many responses reach the limit. For the transaction that counted the last one. */
export async function closeFullProject(
  tx: Db,
  { id, responses }: { id: string; responses: number },
  now: Date,
): Promise<void> {
  const full = await tx
    .update(projects)
    .set({ status: 'complete', closedAt: now, updatedAt: now })
    .where(and(eq(projects.id, id), eq(projects.status, 'processing'), lte(projects.responseLimit, responses)))
    .returning(closedColumns);
  await tellOfClosed(tx, full, now);
}
