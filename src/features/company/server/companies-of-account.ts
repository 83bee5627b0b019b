import { and, asc, count, eq, sql } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { AccountPart } from '#kit/server/account-data.ts';
import { recordChange, THE_PRODUCT } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { companySubject } from '../audit.ts';
import { forgetLogo } from './logo/forget-logo.ts';
import { membersInOrder } from './members/find-members.ts';
import { writeRole } from './members/write-role.ts';
import { companies, companyMembers } from './tables.ts';

/** Which companies somebody belongs to. One that nobody else belongs to goes with the account. */
export function companiesOfAccount(storage: Storage): AccountPart {
  return {
    name: 'companies',
    async *read(db, { id }) {
      yield* await db
        .select({ company: companies.name, role: companyMembers.role, joinedAt: companyMembers.joinedAt })
        .from(companyMembers)
        .innerJoin(companies, eq(companies.id, companyMembers.companyId))
        .where(eq(companyMembers.userId, id))
        .orderBy(asc(companyMembers.joinedAt));
    },
    async requireFree(tx, id) {
      const owned = await lockSolelyOwned(tx, id);
      if (owned.some(({ members }) => members > 1)) throw new AppError('conflict', { message: 'onlyCompanyOwner' });
    },
    async delete(tx, { id }, now) {
      for (const company of await lockSolelyOwned(tx, id)) {
        if (company.members > 1) await passOn(tx, company, id, now);
        else await deleteAlone(tx, storage, company, now);
      }
      await tx.delete(companyMembers).where(eq(companyMembers.userId, id));
    },
  };
}

type Owned = Awaited<ReturnType<typeof lockSolelyOwned>>[number];

/** The companies that nobody owns but this person, locked, with how many members each has. */
async function lockSolelyOwned(tx: Db, userId: string) {
  const owned = await tx
    .select({ id: companies.id, name: companies.name, logo: companies.logo })
    .from(companies)
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(and(eq(companyMembers.userId, userId), eq(companyMembers.role, 'owner')))
    .orderBy(companies.id)
    .for('update', { of: companies });
  const counted = [];
  for (const company of owned) {
    const [counts] = await tx
      .select({ members: count(), owners: sql<number>`count(*) filter (where ${companyMembers.role} = 'owner')::int` })
      .from(companyMembers)
      .where(eq(companyMembers.companyId, company.id));
    if (counts?.owners === 1) counted.push({ ...company, members: counts.members });
  }
  return counted;
}

/** The other owners left within the days in which the account could still be kept: whoever may most owns it now. */
async function passOn(tx: Db, { id, name }: Owned, userId: string, now: Date): Promise<void> {
  const members = await tx
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, id))
    .orderBy(...membersInOrder);
  const next = members.find((member) => member.userId !== userId);
  if (!next) return;
  await writeRole(tx, { companyId: id, userId: next.userId, role: 'owner' });
  const handedOver = { action: 'handedOver', id, name, ownerId: next.userId } as const;
  await recordChange(tx, THE_PRODUCT, companySubject, handedOver, now);
}

async function deleteAlone(tx: Db, storage: Storage, { id, name, logo }: Owned, now: Date): Promise<void> {
  await tx.delete(companies).where(eq(companies.id, id));
  if (logo !== null) await enqueue(tx, forgetLogo(storage), { key: logo });
  await recordChange(tx, THE_PRODUCT, companySubject, { action: 'deleted', id, name }, now);
}
