import { eq } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { errors } from './tables.ts';

/** Since when an error counts as resolved; null opens it again. Whether it had come back is then no news any more. */
export async function setResolved(db: Db, id: string, resolvedAt: Date | null): Promise<void> {
  await db.update(errors).set({ resolvedAt, returned: false }).where(eq(errors.id, id));
}
