import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { companySubject } from '../../audit.ts';
import { lockOwnCompany } from '../companies/lock-company.ts';
import { dropInvitationsBy, getMemberOf } from './member-of.ts';
import { writeRole } from './write-role.ts';

/** Makes another member the owner in the place of the caller, in one step. */
export async function handOverCompany(
  db: Db,
  actor: Actor,
  { id, member }: { id: string; member: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, actor, id);
    const next = await getMemberOf(tx, id, member);
    if (next.id === actor.id) throw new AppError('conflict', { message: 'ownerAlready' });
    await writeRole(tx, { companyId: id, userId: next.id, role: 'owner' });
    await writeRole(tx, { companyId: id, userId: actor.id, role: 'editor' });
    await dropInvitationsBy(tx, id, actor.id);
    const handedOver = { action: 'handedOver', id, name: company.name, ownerId: next.id } as const;
    await recordChange(tx, actor, companySubject, { ...handedOver, after: { member: next.name } }, now);
  });
}
