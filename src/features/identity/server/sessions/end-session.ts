import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import { accountName } from '../accounts/account-name.ts';
import { users } from '../tables.ts';
import { endSessions } from './end-sessions.ts';

/** Signs out one of the own sessions. */
export async function endSession(db: Db, actor: Actor, sessionId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await endSessions(tx, actor.id, now, { only: sessionId });
    if (ended === 0) throw new AppError('not_found');
    const [account] = await tx.select({ name: accountName }).from(users).where(eq(users.id, actor.id));
    const change = { action: 'sessionEnded', id: actor.id, name: account?.name ?? '' } as const;
    await recordChange(tx, actor, accountSubject, change, now);
  });
}
