import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { MINUTE_MS } from '#domain/text/durations.ts';
import type { Db } from '../database/db.ts';
import { defineJob, type JobContext } from '../jobs/job.ts';
import { mails } from './tables.ts';

const HIDDEN = '••••••';

/** Longer than any attempt lasts: after it the attempt's process is known to be dead. */
const ATTEMPT_ENDS_WITHIN_MS = 3 * MINUTE_MS;

/**
 * Sends one stored mail. One already sent, given up or being sent elsewhere is left alone: `requeueLostMails` looks
 * after those whose sender died.
 */
export const deliverMail = defineJob({
  name: 'deliver-mail',
  schema: z.object({ mailId: z.uuid() }),
  async run(context, { mailId }) {
    const mail = await claim(context.db, mailId, context.now);
    if (!mail) return;
    let outcome: Awaited<ReturnType<typeof context.sendMail>>;
    try {
      outcome = await context.sendMail({
        id: mail.id,
        to: mail.toAddress,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: mail.headers ?? undefined,
      });
    } catch (error) {
      await recordFailure(context, mailId, error);
      throw error;
    }
    const printed = outcome === 'printed';
    const sent = { state: 'sent', sentAt: context.now, printed, sendingSince: null, error: null } as const;
    await context.db
      .update(mails)
      .set({ ...sent, ...(!printed && withoutSecrets(mail)) })
      .where(eq(mails.id, mailId));
  },
});

/** Decided by one statement, so of two workers with the same mail exactly one sends it. */
async function claim(db: Db, mailId: string, now: Date) {
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, sendingSince: now })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued'), isInNobodysHands(now)))
    .returning({
      id: mails.id,
      toAddress: mails.toAddress,
      subject: mails.subject,
      html: mails.html,
      text: mails.text,
      secrets: mails.secrets,
      headers: mails.headers,
    });
  return mail;
}

/** What the log keeps of a mail that its receiver has: nobody who reads it there gets in by it. */
export function withoutSecrets({ html, text, secrets }: Pick<typeof mails.$inferSelect, 'html' | 'text' | 'secrets'>) {
  if (!secrets) return {};
  const hide = (body: string) => secrets.reduce((left, secret) => left.replaceAll(secret, HIDDEN), body);
  return { html: hide(html), text: hide(text), secrets: [] };
}

/** Nobody has it in hand, or whoever had is dead. */
export function isInNobodysHands(now: Date): SQL | undefined {
  const deadBefore = new Date(now.getTime() - ATTEMPT_ENDS_WITHIN_MS);
  return or(isNull(mails.sendingSince), lt(mails.sendingSince, deadBefore));
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
