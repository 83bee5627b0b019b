import { and, asc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#kit/contract/errors.ts';
import type { AccountPart } from '#kit/server/account-data.ts';
import { recordChange, THE_PRODUCT } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { accountSubject } from '../../audit.ts';
import { accountName } from '../accounts/account-name.ts';
import { users } from '../tables.ts';
import { requireOtherAdministrator } from './plan-deletion.ts';

/** Every hour: accounts whose time is over go, each whole or not at all. */
export const deleteAccounts = (parts: readonly AccountPart[]) =>
  defineJob({
    name: 'delete-accounts',
    schema: z.object({}),
    line: 'slow',
    cron: '27 * * * *',
    retryLimit: 0,
    async run({ db, now, log }) {
      const due = await db
        .select({ id: users.id })
        .from(users)
        .where(lte(users.deleteAt, now))
        .orderBy(asc(users.deleteAt));
      for (const { id } of due) {
        try {
          await db.transaction((tx) => deleteAccount(tx, id, parts, now));
        } catch (error) {
          log.error({ err: error }, 'an account could not be deleted');
        }
      }
    },
  });

async function deleteAccount(tx: Db, id: string, parts: readonly AccountPart[], now: Date): Promise<void> {
  const [user] = await tx
    .select({ id: users.id, email: users.email, phone: users.phone, role: users.role, name: accountName })
    .from(users)
    .where(and(eq(users.id, id), lte(users.deleteAt, now)))
    .for('update');
  // They signed in meanwhile.
  if (!user) return;
  if (user.role === 'admin' && !(await hasOtherAdministrator(tx, id))) return;
  for (const part of parts) await part.delete?.(tx, user, now);
  await recordChange(tx, THE_PRODUCT, accountSubject, { action: 'deleted', id, name: user.name }, now);
}

/** Others may have left since it was planned. */
async function hasOtherAdministrator(tx: Db, id: string): Promise<boolean> {
  try {
    await requireOtherAdministrator(tx, id);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
