import { asc, eq, sql } from 'drizzle-orm';
import { accountName, addressOfPhoto } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Member } from '../../contract/members.ts';
import { mayLookAfter } from '../../policy.ts';
import { companyMembers } from '../tables.ts';
import { requireMember } from './require-member.ts';

/** Owners first, then by when they joined. */
export const membersInOrder = [
  sql`array_position(array['owner', 'editor', 'viewer'], ${companyMembers.role})`,
  asc(companyMembers.joinedAt),
  asc(companyMembers.userId),
];

/** The members of a company, for one of them. Two statements. */
export async function findMembers(db: Db, actor: Actor, id: string): Promise<Member[]> {
  const seesAddresses = mayLookAfter(await requireMember(db, actor, id));
  const rows = await db
    .select({
      _id: users.id,
      fullName: accountName,
      image: users.image,
      email: users.email,
      role: companyMembers.role,
      joinedAt: companyMembers.joinedAt,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, id))
    .orderBy(...membersInOrder);
  return rows.map(({ image, email, joinedAt, ...row }) => ({
    ...row,
    image: addressOfPhoto(image),
    email: seesAddresses ? email : null,
    joinedAt: joinedAt.toISOString(),
  }));
}
