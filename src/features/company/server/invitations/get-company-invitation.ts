import { eq } from 'drizzle-orm';
import { maskIdentifier } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getCompanyInvitation as endpoint } from '../../contract/invitations.ts';
import { addressOfLogo } from '../logo/logo-name.ts';
import { getOpenInvitation } from './open-invitation.ts';

/** What the page of that link shows. */
export async function getCompanyInvitation(
  db: Db,
  actor: Actor | undefined,
  key: string,
  now: Date,
): Promise<Given<typeof endpoint>> {
  const { email, role, expiresAt, company, invitedBy } = await getOpenInvitation(db, key, now);
  const isForCaller = actor ? await hasAddress(db, actor, email) : null;
  return {
    company: company.name,
    logo: addressOfLogo(company.logo),
    role,
    invitedBy,
    email: isForCaller ? email : maskIdentifier(email),
    expiresAt: expiresAt.toISOString(),
    isForCaller,
  };
}

/** Whether this address is the caller's own: they once confirmed it by a code. */
export async function hasAddress(db: Db, actor: Pick<Actor, 'id'>, email: string): Promise<boolean> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, actor.id));
  return user?.email === email;
}
