import { and, asc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS, MINUTE_MS } from '#domain/text/durations.ts';
import type { Db } from '../database/db.ts';
import { isEnqueued } from '../jobs/enqueue.ts';
import { defineJob } from '../jobs/job.ts';
import { deliverMail, isInNobodysHands } from './deliver-mail.ts';
import { enqueueMail } from './queue-mail.ts';
import { mails } from './tables.ts';

/** Until then its own job is most likely about to send it. */
const YOUNG_MS = 3 * MINUTE_MS;
/** Most mails are worth nothing when they come later. */
const WORTH_SENDING_MS = DAY_MS;
/** A mail that every worker dies of is tried no more often than this. */
const MOST_ATTEMPTS = 12;
/** How many a run takes on; the next one goes on. */
const MOST = 500;

/**
 * The one way back for a mail that nobody is sending, whatever became of its job: its worker died while
 * sending, the job ran out of attempts unseen, or it is gone. A mail whose job waits or runs gets no other, and
 * that a mail is sent once is up to `deliverMail`.
 */
export const requeueLostMails = defineJob({
  name: 'requeue-lost-mails',
  schema: z.object({}),
  cron: '* * * * *',
  run: ({ db, now }) => requeueLost(db, now),
});

async function requeueLost(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const mail of await findUnsent(tx, now)) {
      if (!isHopeless(mail, now)) await enqueueMail(tx, mail.id);
      else if (!(await isEnqueued(tx, deliverMail, mail.id))) await giveUp(tx, mail.id);
    }
  });
}

interface Unsent {
  id: string;
  attempts: number;
  createdAt: Date;
}

async function findUnsent(tx: Db, now: Date): Promise<Unsent[]> {
  const isOld = lt(mails.createdAt, new Date(now.getTime() - YOUNG_MS));
  return await tx
    .select({ id: mails.id, attempts: mails.attempts, createdAt: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.state, 'queued'), isOld, isInNobodysHands(now)))
    .orderBy(asc(mails.createdAt))
    .limit(MOST)
    .for('update', { skipLocked: true });
}

function isHopeless({ attempts, createdAt }: Unsent, now: Date): boolean {
  return attempts >= MOST_ATTEMPTS || now.getTime() - createdAt.getTime() > WORTH_SENDING_MS;
}

async function giveUp(tx: Db, id: string): Promise<void> {
  await tx
    .update(mails)
    .set({ state: 'failed', sendingSince: null, error: 'No attempt at sending it came to an end.' })
    .where(eq(mails.id, id));
}
