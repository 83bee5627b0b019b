import { and, eq, lte } from 'drizzle-orm';
import { recordChanges, THE_PRODUCT } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../../audit.ts';
import { projects } from '../tables.ts';
import { closedByItself, closedColumns } from './closed-by-itself.ts';

/** Stops collecting where so many responses reach the limit. For the transaction that counted the last one. */
export async function closeFullProject(
  tx: Db,
  { id, responses }: { id: string; responses: number },
  now: Date,
): Promise<void> {
  const full = await tx
    .update(projects)
    .set({ status: 'complete', updatedAt: now })
    .where(and(eq(projects.id, id), eq(projects.status, 'processing'), lte(projects.responseLimit, responses)))
    .returning(closedColumns);
  await recordChanges(tx, THE_PRODUCT, projectSubject, full.map(closedByItself), now);
}
