import { and, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { MemberRole } from '../../contract/roles.ts';
import { companyMembers } from '../tables.ts';

interface Role {
  companyId: string;
  userId: string;
  role: MemberRole;
}

/** What a member is from now on; the company is locked. */
export async function writeRole(tx: Db, { companyId, userId, role }: Role): Promise<void> {
  await tx
    .update(companyMembers)
    .set({ role })
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
}
