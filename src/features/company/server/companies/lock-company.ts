import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { mayLookAfter } from '../../policy.ts';
import { companies, companyMembers } from '../tables.ts';

/**
 * A company that the caller is a member of, locked until the transaction ends: whoever changes it or its members next
 * waits and sees the outcome. For everybody else it does not exist.
 */
export async function lockCompany(tx: Db, actor: Pick<Actor, 'id'>, id: string) {
  const [company] = await tx.select().from(companies).where(eq(companies.id, id)).for('update');
  // Read once the company is locked: a role that was taken a moment ago is gone.
  const [member] = await tx
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, id), eq(companyMembers.userId, actor.id)));
  if (!company || !member) throw new AppError('not_found');
  return { company, role: member.role };
}

/** The same for those who look after it; other members are refused. */
export async function lockOwnCompany(tx: Db, actor: Pick<Actor, 'id'>, id: string) {
  const { company, role } = await lockCompany(tx, actor, id);
  if (!mayLookAfter(role)) throw new AppError('forbidden');
  return company;
}

/** The same for what makes the company grow or shows it: refused while it is suspended. */
export async function lockActiveCompany(tx: Db, actor: Pick<Actor, 'id'>, id: string) {
  const company = await lockOwnCompany(tx, actor, id);
  if (company.suspended !== null) throw new AppError('conflict', { message: 'companySuspended' });
  return company;
}
