import { eq } from 'drizzle-orm';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { companySubject } from '../../audit.ts';
import { type createCompany as endpoint, MOST_COMPANIES } from '../../contract/company.ts';
import { companies, companyMembers } from '../tables.ts';
import { nameColumns } from './profile-columns.ts';

/** Makes a company, whose only member and owner the caller is. */
export async function createCompany(
  db: Db,
  actor: Actor,
  body: Received<typeof endpoint>['body'],
  now: Date,
): Promise<{ _id: string }> {
  const named = nameColumns(body.name);
  const id = newId();
  await db.transaction(async (tx) => {
    await requireRoomForCompany(tx, actor.id);
    await tx.insert(companies).values({ ...named, id, createdAt: now, updatedAt: now });
    await tx.insert(companyMembers).values({ companyId: id, userId: actor.id, role: 'owner', joinedAt: now });
    const created = { action: 'created', id, name: named.name, after: { name: named.name } } as const;
    await recordChange(tx, actor, companySubject, created, now);
  });
  return { _id: id };
}

/** The account is locked: of two companies that somebody joins at once, each counts the other. */
export async function requireRoomForCompany(tx: Db, userId: string): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw new AppError('signed_out');
  const joined = await tx.$count(companyMembers, eq(companyMembers.userId, userId));
  if (joined >= MOST_COMPANIES) throw new AppError('conflict', { message: 'companiesEnough' });
}
