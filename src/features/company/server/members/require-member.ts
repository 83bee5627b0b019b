import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { MemberRole } from '../../contract/roles.ts';
import { companyMembers } from '../tables.ts';

/** What the caller is in a company; for whoever is no member of it, it does not exist. */
export async function requireMember(db: Db, actor: Pick<Actor, 'id'>, id: string): Promise<MemberRole> {
  const [member] = await db
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, id), eq(companyMembers.userId, actor.id)));
  if (!member) throw new AppError('not_found');
  return member.role;
}
