import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { tellOfFactor } from '../second-step/tell-of-factor.ts';
import { passkeys } from '../tables.ts';
import type { Visit } from '../visit.ts';

/** Removes one of the own passkeys. */
export async function removePasskey(
  db: Db,
  actor: Actor,
  { id, currentPassword }: { id: string; currentPassword: string },
  visit: Visit,
): Promise<void> {
  await requirePassword(db, actor, currentPassword, visit);
  await db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, actor.id)))
      .returning({ name: passkeys.name });
    if (!removed) throw new AppError('not_found');
    const { name: passkey } = removed;
    await tellOfFactor(tx, actor, { userId: actor.id, change: 'passkeyRemoved', passkey }, visit);
  });
}
