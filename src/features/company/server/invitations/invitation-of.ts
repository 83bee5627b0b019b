import { and, eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { companyInvitations } from '../tables.ts';

/** An invitation of a company that is locked. */
export async function getInvitationOf(tx: Db, companyId: string, id: string) {
  const [invitation] = await tx
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.id, id), eq(companyInvitations.companyId, companyId)));
  if (!invitation) throw new AppError('not_found');
  return invitation;
}
