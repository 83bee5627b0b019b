import { eq } from 'drizzle-orm';
import { may } from '#kit/contract/actor.ts';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { errors } from '#kit/server/error-log/tables.ts';
import { operationPaths } from '../../paths.ts';

/** Staff find an error in its log, while it is kept. */
export const placeOfError: FindPlace = async (db, actor, id) => {
  if (!may(actor, 'errors')) return null;
  const [error] = await db.select({ id: errors.id }).from(errors).where(eq(errors.id, id));
  return error ? operationPaths.errorLog(error.id) : null;
};
