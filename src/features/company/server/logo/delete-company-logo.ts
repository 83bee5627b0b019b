import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { companySubject } from '../../audit.ts';
import { lockActiveCompany } from '../companies/lock-company.ts';
import { companies } from '../tables.ts';
import { forgetLogo } from './forget-logo.ts';

/** Takes a company's logo away; where there is none, nothing changes. */
export async function deleteCompanyLogo(db: Db, actor: Actor, storage: Storage, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, logo } = await lockActiveCompany(tx, actor, id);
    if (logo === null) return;
    await tx.update(companies).set({ logo: null, logoDigest: null, updatedAt: now }).where(eq(companies.id, id));
    await recordChange(tx, actor, companySubject, { action: 'logoRemoved', id, name }, now);
    await enqueue(tx, forgetLogo(storage), { key: logo });
  });
}
