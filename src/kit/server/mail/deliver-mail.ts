import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database/db.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { defineJob, type JobContext } from '../jobs/job.ts';
import { mails } from './tables.ts';

/** Longer than any attempt lasts: after it the attempt's process is known to be dead. */
const ATTEMPT_ENDS_WITHIN_MS = 3 * 60_000;

/**
 * Sends one stored mail. A mail already sent or given up is left alone; one that is being sent elsewhere is looked at again
 * later, for the process that sends it may die.
 */
export const deliverMail = defineJob({
  name: 'deliver-mail',
  schema: z.object({ mailId: z.uuid() }),
  async run(context, { mailId }) {
    const mail = await claim(context.db, mailId, context.now);
    if (!mail) return await lookAgain(context.db, mailId);
    let outcome: Awaited<ReturnType<typeof context.sendMail>>;
    try {
      outcome = await context.sendMail({
        id: mail.id,
        to: mail.toAddress,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
      });
    } catch (error) {
      await recordFailure(context, mailId, error);
      throw error;
    }
    await context.db
      .update(mails)
      .set({ state: 'sent', sentAt: context.now, printed: outcome === 'printed', sendingSince: null, error: null })
      .where(eq(mails.id, mailId));
  },
});

/** Decided by one statement, so of two workers with the same mail exactly one sends it. */
async function claim(db: Db, mailId: string, now: Date) {
  const deadBefore = new Date(now.getTime() - ATTEMPT_ENDS_WITHIN_MS);
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, sendingSince: now })
    .where(
      and(
        eq(mails.id, mailId),
        eq(mails.state, 'queued'),
        or(isNull(mails.sendingSince), lt(mails.sendingSince, deadBefore)),
      ),
    )
    .returning({
      id: mails.id,
      toAddress: mails.toAddress,
      subject: mails.subject,
      html: mails.html,
      text: mails.text,
    });
  return mail;
}

async function lookAgain(db: Db, mailId: string): Promise<void> {
  const [mail] = await db
    .select({ sendingSince: mails.sendingSince })
    .from(mails)
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued'), isNotNull(mails.sendingSince)));
  if (!mail?.sendingSince) return;
  const startAfter = new Date(mail.sendingSince.getTime() + ATTEMPT_ENDS_WITHIN_MS + 1);
  await enqueue(db, deliverMail, { mailId }, { startAfter, singletonKey: mailId });
}

/** Only while this attempt is the one that holds the mail: a late failure says nothing about a later attempt. */
async function recordFailure({ db, now, isLastAttempt }: JobContext, mailId: string, error: unknown): Promise<void> {
  await db
    .update(mails)
    .set({
      state: isLastAttempt ? 'failed' : 'queued',
      sendingSince: null,
      error: error instanceof Error ? error.message : String(error),
    })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued'), eq(mails.sendingSince, now)));
}
