import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { settings } from '../tables.ts';

/** The settings as they are, their row locked until the change is done. */
export async function lockSettings(tx: Db): Promise<typeof settings.$inferSelect> {
  const [row] = await tx.select().from(settings).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}
