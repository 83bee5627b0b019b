import { and, asc, eq, or } from 'drizzle-orm';
import { cleanText } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { hashPassword } from '#kit/server/passwords/password-hash.ts';
import { accountSubject, invitationSubject } from '../../audit.ts';
import type { acceptInvitation as endpoint } from '../../contract/invitations.ts';
import { fullName } from '../../policy.ts';
import { neverIn } from '../accounts/never-in.ts';
import { tryNewPassword } from '../counted-work.ts';
import { refuseGuessable } from '../passwords/refuse-guessable.ts';
import { rememberBrowser } from '../sessions/known-browser.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import { invitations, users } from '../tables.ts';
import { closeVerifications } from '../verification/verifications.ts';
import type { Visit } from '../visit.ts';
import { getOpenInvitation, isWaiting } from './open-invitation.ts';

type Accepting = Received<typeof endpoint>['params'] & Received<typeof endpoint>['body'];
type Invited = Awaited<ReturnType<typeof getOpenInvitation>>;
type Account = Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'passwordHash'>;

/** Opens the account that somebody was invited to and signs them in: whoever has the link has the inbox. */
export async function acceptInvitation(
  db: Db,
  { token, password, ...typed }: Accepting,
  visit: Visit,
): Promise<StartedSession> {
  const names = { firstName: cleanText(typed.firstName), lastName: cleanText(typed.lastName) };
  if (names.firstName === '') throw invalidField('firstName', 'required');
  const { id, email, invitedBy } = await getOpenInvitation(db, token, visit.now);
  await refuseGuessable(password, [email]);
  const passwordHash = await tryNewPassword(db, id, visit.now, () => hashPassword(password));
  const { session, userId } = await db.transaction(async (tx) => {
    await lockBoth(tx, { invitedBy, email });
    // Judged once more, as it stands now that nobody changes what the inviter may.
    const invitation = await getOpenInvitation(tx, token, visit.now);
    const userId = await openAccount(tx, invitation, { ...names, passwordHash }, visit);
    const session = await startSession(tx, { id: userId, passwordHash }, visit);
    if (!session) throw new AppError('conflict');
    return { session, userId };
  });
  rememberBrowser(visit, { id: userId, passwordHash });
  return session;
}

/** In the order in which those who change accounts lock them. */
async function lockBoth(tx: Db, { invitedBy, email }: { invitedBy: string; email: string }): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, invitedBy), eq(users.email, email)))
    .orderBy(asc(users.id))
    .for('update');
}

async function openAccount(
  tx: Db,
  { id, email, role }: Invited,
  account: Account,
  visit: Pick<Visit, 'now' | 'locale' | 'ip' | 'requestId'>,
): Promise<string> {
  const { now, locale } = visit;
  const [accepted] = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(and(eq(invitations.id, id), isWaiting))
    .returning({ id: invitations.id });
  if (!accepted) throw new AppError('gone', { message: 'invitationUsed' });
  const opened = { ...account, role, permissions: {}, scope: [], locale, state: 'Verified', updatedAt: now } as const;
  const [user] = await tx
    .insert(users)
    .values({ ...opened, id: newId(), email, createdAt: now })
    // What somebody began with this address and never verified is taken over, as by registering.
    .onConflictDoUpdate({ target: users.email, set: opened, setWhere: neverIn })
    .returning({ id: users.id, firstName: users.firstName, lastName: users.lastName });
  if (!user) throw new AppError('gone', { message: 'invitationForAccount' });
  await tx.update(invitations).set({ acceptedBy: user.id }).where(eq(invitations.id, id));
  await closeVerifications(tx, user.id, 'register', now);
  await closeVerifications(tx, user.id, 'reset', now);
  const by = { id: user.id, role, from: visit };
  const registered = { action: 'registered', id: user.id, name: fullName(user), after: { role } } as const;
  await recordChange(tx, by, accountSubject, registered, now);
  await recordChange(tx, by, invitationSubject, { action: 'accepted', id, name: email, after: { role } }, now);
  return user.id;
}
