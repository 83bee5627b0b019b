import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database/db.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { defineJob } from '../jobs/job.ts';
import { deliverMail } from './deliver-mail.ts';
import { mails } from './tables.ts';

const MINUTE_MS = 60_000;
/** Longer than a mail with a job stands still between two attempts. */
const LOST_AFTER_MS = 10 * MINUTE_MS;
/** Most mails are worth nothing when they come later. */
const WORTH_SENDING_MS = 24 * 60 * MINUTE_MS;
/** A mail that every worker dies of is tried no more often than this. */
const MOST_ATTEMPTS = 12;
/** How many a run takes on; the next one goes on. */
const MOST = 500;

/** Gives a new job to queued mails whose own was lost with a worker that died at a bad moment. */
export const requeueLostMails = defineJob({
  name: 'requeue-lost-mails',
  schema: z.object({}),
  cron: '*/5 * * * *',
  run: ({ db, now }) => requeueLost(db, now),
});

/** That a mail is sent once is up to `deliverMail`, whatever number of jobs it has. */
async function requeueLost(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const lost = await findLost(tx, now);
    const isHopeless = ({ attempts, createdAt }: Lost) =>
      attempts >= MOST_ATTEMPTS || now.getTime() - createdAt.getTime() > WORTH_SENDING_MS;
    const hopeless = lost.filter(isHopeless).map(({ id }) => id);
    if (hopeless.length > 0) {
      await tx
        .update(mails)
        .set({ state: 'failed', sendingSince: null, error: 'No attempt at sending it came to an end.' })
        .where(inArray(mails.id, hopeless));
    }
    for (const mail of lost) if (!isHopeless(mail)) await enqueue(tx, deliverMail, { mailId: mail.id });
  });
}

type Lost = Awaited<ReturnType<typeof findLost>>[number];

async function findLost(tx: Db, now: Date) {
  const before = new Date(now.getTime() - LOST_AFTER_MS);
  const waiting = sql`
    SELECT data->'data'->>'mailId' FROM pgboss.job
    WHERE name = ${deliverMail.line} AND state < 'completed' AND data->>'job' = ${deliverMail.name}`;
  return await tx
    .select({ id: mails.id, attempts: mails.attempts, createdAt: mails.createdAt })
    .from(mails)
    .where(
      and(
        eq(mails.state, 'queued'),
        lt(mails.createdAt, before),
        or(isNull(mails.sendingSince), lt(mails.sendingSince, before)),
        sql`${mails.id}::text NOT IN (${waiting})`,
      ),
    )
    .orderBy(asc(mails.createdAt))
    .limit(MOST)
    .for('update', { skipLocked: true });
}
