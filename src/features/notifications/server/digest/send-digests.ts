import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { SIGN_IN_STATES } from '#features/identity/policy.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { notificationSettings, notifications } from '../tables.ts';
import type { Kinds } from '../words-of.ts';
import { mailDigest } from './mail-digest.ts';

/** People at once. */
const BATCH = 200;

/**
 * Once a day, at eight in the morning in Dhaka, tells everybody who wants it what they have not read yet, each thing in
 * one email at most. A run that was broken off goes on with those who were not told.
 */
export const sendDigests = (sending: { kinds: Kinds; publicUrl: string }) =>
  defineJob({
    name: 'send-digests',
    schema: z.object({}),
    cron: '0 2 * * *',
    line: 'slow',
    async run({ db, now, log }) {
      for (let last: string | undefined; ; ) {
        const people = await findPeople(db, last, now);
        for (const userId of people) {
          try {
            await db.transaction((tx) => mailDigest(tx, { userId, untold: untoldBefore(now) }, { ...sending, now }));
          } catch (error) {
            // One that cannot be written must not keep others from theirs.
            log.error({ err: error }, 'a digest could not be written');
          }
        }
        last = people.at(-1);
        if (people.length < BATCH) return;
      }
    },
  });

/** Unread, and in no email yet. */
function untoldBefore(now: Date): SQL | undefined {
  const { readAt, shown, mailedAt, mailDue, createdAt } = notifications;
  return and(isNull(readAt), shown, isNull(mailedAt), not(mailDue), lte(createdAt, now));
}

async function findPeople(db: Db, last: string | undefined, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, notifications.userId))
    .where(
      and(
        untoldBefore(now),
        last === undefined ? undefined : gt(notifications.userId, last),
        isNotNull(users.email),
        inArray(users.state, [...SIGN_IN_STATES]),
        sql`coalesce(${notificationSettings.digest}, true)`,
      ),
    )
    .orderBy(asc(notifications.userId))
    .limit(BATCH);
  return rows.map(({ userId }) => userId);
}
