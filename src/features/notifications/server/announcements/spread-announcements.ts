import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { SIGN_IN_STATES } from '#features/identity/policy.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { announcementKind } from '../../notifications.ts';
import { announcements, notificationSettings, notifications } from '../tables.ts';

type Row = typeof announcements.$inferSelect;

/**
 * Brings the notifications of people up to what was announced, edited, withdrawn or restored, and whose time has come.
 * It follows from the announcement alone, so running it again changes nothing.
 */
export const spreadAnnouncements = defineJob({
  name: 'spread-announcements',
  schema: z.object({}),
  cron: '* * * * *',
  async run({ db, now }) {
    const { id, spread, revision, startsAt } = announcements;
    const due = await db
      .select({ id })
      .from(announcements)
      .where(and(lt(spread, revision), lte(startsAt, now)))
      .orderBy(asc(startsAt));
    for (const one of due) await db.transaction((tx) => spreadOne(tx, one.id, now));
  },
});

async function spreadOne(tx: Db, id: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update');
  if (!row || row.spread >= row.revision || row.startsAt > now) return;
  await showOrHide(tx, row);
  if (row.withdrawnAt === null) await tellOthers(tx, row, now);
  await tx.update(announcements).set({ spread: row.revision }).where(eq(announcements.id, id));
}

/** How a person is told of announcements. */
const channel = sql`coalesce(${notificationSettings.channels} ->> ${announcementKind.kind}, ${announcementKind.channels[0]})`;
const isShown = sql`${channel} in ('app', 'both')`;
const isMailed = sql`${channel} in ('mail', 'both')`;

/** Those who were told already see it while it is there and for them. */
async function showOrHide(tx: Db, { id, roles, withdrawnAt }: Row): Promise<void> {
  const isTheirs = sql`${withdrawnAt === null} and ${users.role} = any(${sql.param(roles)}::text[])`;
  await tx.execute(sql`
    UPDATE notifications SET shown = now.shown, mail_due = mail_due AND now.theirs
    FROM (
      SELECT ${users.id} AS user_id, ${isTheirs} AS theirs, ${isTheirs} AND ${isShown} AS shown
      FROM ${users} LEFT JOIN ${notificationSettings} ON ${notificationSettings.userId} = ${users.id}
    ) AS now
    WHERE notifications.announcement_id = ${id} AND notifications.user_id = now.user_id
      AND (notifications.shown <> now.shown OR notifications.mail_due AND NOT now.theirs)`);
}

async function tellOthers(tx: Db, { id, roles }: Row, now: Date): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${notifications} (id, user_id, kind, once, announcement_id, "values", shown, mail_due, created_at)
    SELECT gen_random_uuid(), ${users.id}, ${announcementKind.kind}, ${`${announcementKind.kind}:${id}`}, ${id}::uuid,
      '{}', ${isShown}, ${isMailed}, ${now.toISOString()}::timestamptz
    FROM ${users} LEFT JOIN ${notificationSettings} ON ${notificationSettings.userId} = ${users.id}
    WHERE ${users.role} = any(${sql.param(roles)}::text[]) AND ${users.state} = any(${sql.param([...SIGN_IN_STATES])}::text[])
      AND (${isShown} OR ${isMailed})
    ON CONFLICT DO NOTHING`);
}
