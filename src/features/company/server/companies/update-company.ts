import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { companySubject } from '../../audit.ts';
import type { Company, updateCompany as endpoint } from '../../contract/company.ts';
import { companies } from '../tables.ts';
import { getCompany } from './get-company.ts';
import { lockActiveCompany } from './lock-company.ts';
import { profileColumns } from './profile-columns.ts';

type Sent = { id: string } & Received<typeof endpoint>['body'];

/** Saves what a company tells of itself. */
export async function updateCompany(
  db: Db,
  actor: Actor,
  { id, revision, ...profile }: Sent,
  now: Date,
): Promise<Company> {
  const columns = profileColumns(profile);
  return await db.transaction(async (tx) => {
    const before = await lockActiveCompany(tx, actor, id);
    if (before.revision !== revision) throw new AppError('conflict', { message: 'staleSave' });
    const after = { ...before, ...columns };
    if (!isDeepStrictEqual(before, after)) {
      await tx
        .update(companies)
        .set({ ...columns, revision: revision + 1, updatedAt: now })
        .where(eq(companies.id, id));
      const changed = { action: 'changed', id, name: after.name, before, after } as const;
      await recordChange(tx, actor, companySubject, changed, now);
    }
    return await getCompany(tx, actor, id);
  });
}
