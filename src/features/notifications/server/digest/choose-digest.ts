import { eq } from 'drizzle-orm';
import { users } from '#features/identity/server/tables.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { notificationSettingsSubject } from '../../audit.ts';
import { notificationSettings } from '../tables.ts';

/** Ends the daily email, or takes it up again: whoever has the link from an email may. */
export async function chooseDigest(
  db: Db,
  { token, digest }: { token: string; digest: boolean },
  { now, ...from }: { now: Date; ip: string; requestId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        userId: users.id,
        role: users.role,
        digest: notificationSettings.digest,
        revision: notificationSettings.revision,
      })
      .from(notificationSettings)
      .innerJoin(users, eq(users.id, notificationSettings.userId))
      .where(eq(notificationSettings.leaveToken, token))
      .for('update', { of: notificationSettings });
    if (!row) throw new AppError('not_found');
    if (row.digest === digest) return;
    await tx
      .update(notificationSettings)
      .set({ digest, revision: row.revision + 1 })
      .where(eq(notificationSettings.userId, row.userId));
    const by = { id: row.userId, role: row.role, from };
    const change = { before: { digest: row.digest }, after: { digest } };
    const action = digest ? 'changed' : 'unsubscribed';
    await recordChange(tx, by, notificationSettingsSubject, { action, id: null, name: '', ...change }, now);
  });
}
