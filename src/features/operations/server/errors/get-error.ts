import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { errors } from '#kit/server/error-log/tables.ts';
import { errorColumns, summariseError } from './error-summary.ts';

/** One cause of errors, with where in the program it is. */
export async function getError(db: Db, id: string) {
  const [error] = await db
    .select({ ...errorColumns, trace: errors.trace, requestIds: errors.requestIds })
    .from(errors)
    .where(eq(errors.id, id));
  if (!error) throw new AppError('not_found');
  const { trace, requestIds, ...row } = error;
  return { ...summariseError(row), trace, requestIds, resolvedAt: row.resolvedAt?.toISOString() ?? null };
}
