import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { companySubject } from '../../audit.ts';
import { forgetLogo } from '../logo/forget-logo.ts';
import { companies } from '../tables.ts';
import { lockOwnCompany } from './lock-company.ts';

/** Deletes a company with its members and invitations. */
export async function deleteCompany(db: Db, actor: Actor, storage: Storage, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, logo } = await lockOwnCompany(tx, actor, id);
    await tx.delete(companies).where(eq(companies.id, id));
    if (logo !== null) await enqueue(tx, forgetLogo(storage), { key: logo });
    await recordChange(tx, actor, companySubject, { action: 'deleted', id, name }, now);
  });
}
