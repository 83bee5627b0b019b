import { eq } from 'drizzle-orm';
import { cleanText } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { companySubject } from '../../audit.ts';
import { companies } from '../tables.ts';
import { lockAnyCompany } from './lock-any-company.ts';
import { mailOwners } from './mail-owners.ts';

/** Suspends a company. Who belongs to it and what they work on stays as it is; nobody is shown its name. */
export async function suspendCompany(
  db: Db,
  actor: Actor,
  { id, reason: typed }: { id: string; reason: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const reason = cleanText(typed);
  if (reason === '') throw invalidField('reason', 'required');
  await db.transaction(async (tx) => {
    const found = await lockAnyCompany(tx, id);
    const { name, suspended } = found.company;
    if (suspended !== null) throw new AppError('conflict', { message: 'suspendedAlready' });
    const at = now.toISOString();
    await tx.update(companies).set({ suspended: { at, reason } }).where(eq(companies.id, id));
    await mailOwners(tx, found, { message: 'companySuspended', reason }, { publicUrl, now });
    const change = { action: 'suspended', id, name, ownerId: found.owners[0]?.id, after: { reason } } as const;
    await recordChange(tx, actor, companySubject, change, now);
  });
}
