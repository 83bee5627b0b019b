import { and, eq } from 'drizzle-orm';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { AccountPart } from '#kit/server/account-data.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { verifyPassword } from '#kit/server/passwords/password-hash.ts';
import { accountSubject } from '../../audit.ts';
import { DELETION_DAYS, type planDeletion as endpoint } from '../../contract/account-data.ts';
import { SIGN_IN_STATES } from '../../policy.ts';
import { accountName } from '../accounts/account-name.ts';
import { tryPassword } from '../counted-work.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { users } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { sendDeletionMessage } from './send-deletion-message.ts';

/**
 * Plans that the own account is deleted. Until then nothing of it changes but that everybody is signed out, and signing
 * in again is enough to keep it.
 */
export async function planDeletion(
  db: Db,
  actor: Actor,
  currentPassword: string,
  { parts, ...visit }: Visit & { parts: readonly AccountPart[] },
): Promise<Given<typeof endpoint>> {
  const { now } = visit;
  const [known] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, actor.id));
  if (!known) throw new AppError('signed_out');
  const isRight = await tryPassword(db, `own:${actor.id}`, visit, () =>
    verifyPassword(known.passwordHash, currentPassword),
  );
  if (!isRight) throw invalidField('currentPassword', 'wrongPassword');
  const deleteAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
  await db.transaction(async (tx) => {
    if (actor.role === 'admin') await requireOtherAdministrator(tx, actor.id);
    for (const part of parts) await part.requireFree?.(tx, actor.id);
    const [user] = await tx
      .update(users)
      .set({ deleteAt, updatedAt: now })
      .where(and(eq(users.id, actor.id), eq(users.passwordHash, known.passwordHash)))
      .returning({ email: users.email, phone: users.phone, name: accountName });
    if (!user) throw new AppError('conflict');
    await endSessions(tx, actor.id, now);
    await recordChange(tx, actor, accountSubject, { action: 'deletionPlanned', id: actor.id, name: user.name }, now);
    const to = user.email ?? user.phone;
    if (to) await sendDeletionMessage(tx, { to, deleteAt }, visit);
  });
  return { deleteAt: deleteAt.toISOString() };
}

/** All administrators are locked: of two who leave at once, one stays. */
export async function requireOtherAdministrator(tx: Db, id: string): Promise<void> {
  const administrators = await tx
    .select({ id: users.id, state: users.state, deleteAt: users.deleteAt })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(users.id)
    .for('update');
  const stays = administrators.some(
    (other) => other.id !== id && other.deleteAt === null && SIGN_IN_STATES.some((state) => state === other.state),
  );
  if (!stays) throw new AppError('forbidden', { message: 'lastAdministrator' });
}
