import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import { accountName } from '../accounts/account-name.ts';
import { passkeys, users } from '../tables.ts';

/** Calls one of the own passkeys otherwise. */
export async function renamePasskey(
  db: Db,
  actor: Actor,
  { id, name }: { id: string; name: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, actor.id));
    const [known] = await tx.select({ name: passkeys.name }).from(passkeys).where(own).for('update');
    if (!known) throw new AppError('not_found');
    if (known.name === name) return;
    await tx.update(passkeys).set({ name }).where(own);
    const [account] = await tx.select({ name: accountName }).from(users).where(eq(users.id, actor.id));
    const change = {
      action: 'passkeyRenamed',
      id: actor.id,
      name: account?.name ?? '',
      before: { passkey: known.name },
      after: { passkey: name },
    } as const;
    await recordChange(tx, actor, accountSubject, change, now);
  });
}
