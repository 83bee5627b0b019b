import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { authenticators, recoveryCodes } from '../tables.ts';

/** Nobody is asked for a code any more. Tells whether somebody was. */
export async function dropSecondStep(tx: Db, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const dropped = await tx
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ confirmedAt: authenticators.confirmedAt });
  return dropped.some(({ confirmedAt }) => confirmedAt !== null);
}
