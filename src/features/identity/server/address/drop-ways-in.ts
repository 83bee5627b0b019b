import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { dropSecondStep } from '../second-step/drop-second-step.ts';
import { authenticators, passkeys } from '../tables.ts';

/**
 * Ends what whoever changed an address may have made to come back by: every passkey, for they may have added one
 * before, and a second step that was turned on since. One from before stays: it keeps out who has but the inbox.
 */
export async function dropWaysIn(tx: Db, userId: string, since: Date): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  const turnedOn = and(eq(authenticators.userId, userId), gte(authenticators.confirmedAt, since));
  if ((await tx.$count(authenticators, turnedOn)) > 0) await dropSecondStep(tx, userId);
}
