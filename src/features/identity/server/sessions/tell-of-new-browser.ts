import { and, eq, ne } from 'drizzle-orm';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import type { Role } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { describeDevice } from '../../describe-device.ts';
import { newBrowserKind } from '../../notifications.ts';
import { identityPaths } from '../../paths.ts';
import { areaOf } from '../../policy.ts';
import { sessions } from '../tables.ts';
import type { Visit } from '../visit.ts';

interface SignedIn {
  account: { id: string; role: Role };
  sessionId: string;
}

/**
 * Tells somebody that their account was signed in to in a browser that it does not know; once a day of browsers that
 * call themselves the same. Who signs in for the first time is told nothing.
 */
export async function tellOfNewBrowser(
  tx: Db,
  { account, sessionId }: SignedIn,
  { now, userAgent, notify }: Pick<Visit, 'now' | 'userAgent' | 'notify'>,
): Promise<void> {
  const before = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, account.id), ne(sessions.id, sessionId)))
    .limit(1);
  if (before.length === 0) return;
  const known = describeDevice(userAgent);
  const device = known ? `${known.browser}, ${known.system}` : '';
  const link = identityPaths.profile(areaOf(account.role));
  const news = { to: [account.id], values: { device }, link, once: `${dhakaDay(now)}:${device}` };
  await notify(tx, newBrowserKind, news, now);
}
