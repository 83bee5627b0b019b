import { and, eq, isNotNull } from 'drizzle-orm';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import { accountName } from '../accounts/account-name.ts';
import { users } from '../tables.ts';
import type { Visit } from '../visit.ts';

/** Whoever signs in again before their account is deleted keeps it. */
export async function keepAccount(
  tx: Db,
  userId: string,
  visit: Pick<Visit, 'now' | 'ip' | 'requestId'>,
): Promise<void> {
  const [kept] = await tx
    .update(users)
    .set({ deleteAt: null, updatedAt: visit.now })
    .where(and(eq(users.id, userId), isNotNull(users.deleteAt)))
    .returning({ role: users.role, name: accountName });
  if (!kept) return;
  const by = { id: userId, role: kept.role, from: visit };
  await recordChange(tx, by, accountSubject, { action: 'deletionDropped', id: userId, name: kept.name }, visit.now);
}
