import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { companySubject } from '../../audit.ts';
import { companies } from '../tables.ts';
import { lockAnyCompany } from './lock-any-company.ts';
import { mailOwners } from './mail-owners.ts';

/** Ends the suspension of a company. */
export async function restoreCompany(
  db: Db,
  actor: Actor,
  id: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockAnyCompany(tx, id);
    const { name, suspended } = found.company;
    if (suspended === null) throw new AppError('conflict', { message: 'notSuspended' });
    await tx.update(companies).set({ suspended: null }).where(eq(companies.id, id));
    await mailOwners(tx, found, { message: 'companyRestored' }, { publicUrl, now });
    const change = { action: 'restored', id, name, ownerId: found.owners[0]?.id } as const;
    await recordChange(tx, actor, companySubject, change, now);
  });
}
