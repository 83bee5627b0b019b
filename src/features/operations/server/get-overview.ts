import { and, count, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { lastDhakaDays } from '#domain/text/dhaka-time.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import { users } from '#features/identity/server/tables.ts';
import { countProjects } from '#features/projects/public.ts';
import { projects } from '#features/projects/server/tables.ts';
import { completedCount, totalsByDay } from '#features/responses/public.ts';
import { countWaitingContacts, countWaitingTickets } from '#features/support/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { errors } from '#kit/server/error-log/tables.ts';
import type { Installation } from '#kit/server/installation/installation.ts';
import { lastBackup } from '#kit/server/installation/last-backup.ts';
import { countJobs } from '#kit/server/jobs/count-jobs.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { sharedReading } from '#kit/server/shared-reading.ts';
import type { Overview } from '../contract.ts';
import { newestAccounts, newestProjects } from './newest.ts';
import { readDisk } from './state/get-operations.ts';

const DAYS = 30;
const WEEK_MS = 7 * DAY_MS;

/** Whoever has the first page open asks for it every half minute. */
const SHARED_MS = 1_000;

const shared = sharedReading(SHARED_MS, readOverview);

/** The back office at a glance, at most a second old. */
export async function getOverview(db: Db, installation: Installation, now: Date): Promise<Overview> {
  const [overview, disk, hasBackup] = await Promise.all([
    shared(db, now),
    readDisk(installation),
    isBackedUp(installation),
  ]);
  return {
    ...overview,
    disk: { low: disk?.low ?? false },
    backup: { missing: !hasBackup && overview.newestProjects.length > 0 },
  };
}

/** How a server is backed up is not known here. */
async function isBackedUp({ database, dataDir }: Installation): Promise<boolean> {
  return database !== 'embedded' || (await lastBackup(dataDir)) !== null;
}

/** Eleven statements, which cost the same however many responses and emails there are. */
async function readOverview(db: Db, now: Date): Promise<Omit<Overview, 'disk' | 'backup'>> {
  const days = lastDhakaDays(DAYS, now);
  const published = db.select({ id: projects.id }).from(projects).where(isNotNull(projects.version)).getSQL();
  const [counts, people, responses, accounts, mailCounts, jobs, newest, made, waiting, ofTickets, failing] =
    await Promise.all([
      countProjects(db, now, completedCount),
      db.$count(users),
      totalsByDay(db, { projectIds: published, days }),
      accountsByDay(db, new Date(now.getTime() - DAYS * DAY_MS)),
      countMails(db, new Date(now.getTime() - WEEK_MS)),
      countJobs(db),
      newestAccounts(db),
      newestProjects(db, now),
      countWaitingContacts(db, now),
      countWaitingTickets(db, now),
      countOpenErrors(db, new Date(now.getTime() - WEEK_MS)),
    ]);
  return {
    ...counts,
    now: now.toISOString(),
    users: people,
    days: days.map((day) => ({ day, responses: responses.get(day) ?? 0, users: accounts.get(day) ?? 0 })),
    newestAccounts: newest,
    newestProjects: made,
    mails: mailCounts,
    jobs,
    contacts: waiting,
    tickets: ofTickets,
    errors: { open: failing },
  };
}

async function accountsByDay(db: Db, since: Date): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${users.createdAt} at time zone interval '6 hours', 'YYYY-MM-DD')`;
  const rows = await db.select({ day, count: count() }).from(users).where(gt(users.createdAt, since)).groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.count]));
}

function countOpenErrors(db: Db, since: Date): Promise<number> {
  return db.$count(errors, and(isNull(errors.resolvedAt), gt(errors.lastSeen, since)));
}

/** Those of a week by state; those on their way of any age, for none should be. Both by an index. */
async function countMails(db: Db, since: Date): Promise<Overview['mails']> {
  const ofWeek = (what: SQL) =>
    sql<number>`(select count(*)::int from ${mails} where ${mails.createdAt} > ${since.toISOString()}::timestamptz and ${what})`;
  const { rows } = await db.execute<Overview['mails']>(sql`
    select ${ofWeek(sql`state = 'sent' and not printed`)} as sent, ${ofWeek(sql`state = 'sent' and printed`)} as printed,
      ${ofWeek(sql`state = 'failed'`)} as failed, waiting.*
    from (
      select count(*)::int as queued,
        to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "queuedSince"
      from ${mails} where state = 'queued'
    ) as waiting`);
  return rows[0] ?? { sent: 0, printed: 0, failed: 0, queued: 0, queuedSince: null };
}
