import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { setResolved } from '#kit/server/error-log/set-resolved.ts';
import { errors } from '#kit/server/error-log/tables.ts';
import { errorSubject } from '../../audit.ts';

/** Resolves an error or opens it again, and records who did; one that is so already stays as it is. */
export async function settleError(db: Db, actor: Actor, id: string, isResolved: boolean, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [error] = await tx
      .select({ message: errors.message, type: errors.type, resolvedAt: errors.resolvedAt })
      .from(errors)
      .where(eq(errors.id, id))
      .for('update');
    if (!error) throw new AppError('not_found');
    if ((error.resolvedAt !== null) === isResolved) return;
    await setResolved(tx, id, isResolved ? now : null);
    const name = error.message || error.type;
    await recordChange(tx, actor, errorSubject, { action: isResolved ? 'resolved' : 'reopened', id, name }, now);
  });
}
