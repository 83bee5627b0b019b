import { and, eq, isNull, or } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import { nameOfSession } from '../accounts/account-name.ts';
import { sessions } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { readRefreshToken } from './refresh-token.ts';

/** Ends the session of this browser, known by its access token or, when that is over, by its refresh token. */
export async function logout(
  db: Db,
  actor: Actor | undefined,
  refreshToken: string | undefined,
  { now, ip, requestId }: Pick<Visit, 'now' | 'ip' | 'requestId'>,
): Promise<void> {
  const token = readRefreshToken(refreshToken);
  const own = actor && eq(sessions.id, actor.sessionId);
  // Another tab may have exchanged the token a moment ago: its session is the one that is being left all the same.
  const isToken = token && or(eq(sessions.refreshHash, token.hash), eq(sessions.previousHash, token.hash));
  const kept = token && and(eq(sessions.id, token.sessionId), isToken);
  if (!own && !kept) return;
  await db.transaction(async (tx) => {
    const left = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(isNull(sessions.revokedAt), or(own, kept)))
      .returning({ id: sessions.userId, name: nameOfSession });
    for (const account of left) {
      await recordChange(
        tx,
        { id: account.id, from: { ip, requestId } },
        accountSubject,
        { action: 'signedOut', ...account },
        now,
      );
    }
  });
}
