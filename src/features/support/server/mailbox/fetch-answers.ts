import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { MINUTE_MS } from '#domain/text/durations.ts';
import type { Config } from '#kit/server/config.ts';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob, type JobContext } from '#kit/server/jobs/job.ts';
import { domainOf } from '#kit/server/mail/headers.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { mailboxes } from '../tables.ts';
import { mailboxName, type NewMail, readMailbox } from './open-mailbox.ts';
import { bytesId, type ReadMail, readMail } from './read-mail.ts';
import { refuse, takeMail } from './take-mail.ts';

type Given = Pick<Config, 'mailFrom' | 'publicUrl'> & { mailbox: NonNullable<Config['mailbox']> };

/** Longer than a run lasts: after it its process is known to be dead. */
const RUN_ENDS_WITHIN_MS = 15 * MINUTE_MS;
const LONGEST_WAIT_MINUTES = 30;

/** Every minute: what came to the mailbox, by one worker. Where it cannot be read, less and less often. */
export const fetchAnswers = (storage: Storage, given: Given) =>
  defineJob({
    name: 'fetch-answers',
    schema: z.object({}),
    line: 'slow',
    cron: '* * * * *',
    retryLimit: 0,
    async run(context) {
      const { db, now, log } = context;
      const name = mailboxName(given.mailbox.url);
      const place = await claim(db, name, now);
      if (!place) return;
      try {
        const read = await readMailbox(given.mailbox.url, place, async (mail, at) => {
          await take(mail, context, storage, given);
          await db.update(mailboxes).set(at).where(eq(mailboxes.name, name));
        });
        await release(db, name, { ...read, failures: 0, retryAt: null });
      } catch (error) {
        const failures = place.failures + 1;
        const minutes = Math.min(2 ** Math.min(failures, 10), LONGEST_WAIT_MINUTES);
        await release(db, name, { failures, retryAt: new Date(now.getTime() + minutes * MINUTE_MS) });
        log.error({ err: withoutPassword(error) }, 'the mailbox of tickets could not be read');
      }
    },
  });

/** One mail that nobody can read keeps none of the others waiting. */
async function take(
  { raw, isWhole }: NewMail,
  { db, now, log }: JobContext,
  storage: Storage,
  given: Given,
): Promise<void> {
  let mail: ReadMail;
  try {
    mail = await readMail(raw);
  } catch (error) {
    log.warn({ err: error }, 'a mail to the mailbox of tickets could not be read');
    await refuse(db, { messageId: bytesId(raw), from: '', subject: '', text: '' }, isWhole ? 'broken' : 'large', now);
    return;
  }
  if (!isWhole) {
    await refuse(db, { ...mail, text: '' }, 'large', now);
    return;
  }
  try {
    await takeMail(db, mail, { storage, publicUrl: given.publicUrl, isOurs: isOursBy(given), now });
  } catch (error) {
    log.error({ err: error }, 'an answer by email could not be taken');
    // Where the database is what failed, this fails, too, and the mail is read again.
    await refuse(db, { ...mail, messageId: bytesId(raw) }, 'broken', now);
  }
}

const OWN_ID = /^<[0-9a-f-]{36}(?:\.[0-9a-f]{32})?$/;

/** Our own mails are known by who they are from, and by their ids. */
function isOursBy({ mailFrom, mailbox }: Given) {
  const sender = /([^<\s]+@[^>\s]+)/.exec(mailFrom)?.[1]?.toLowerCase();
  const [local = '', domain = ''] = mailbox.address.toLowerCase().replace('+*', '').split('@');
  const ending = `@${domainOf(mailFrom)}>`;
  return ({ from, messageId }: Pick<ReadMail, 'from' | 'messageId'>) =>
    from === sender ||
    (from.startsWith(local) && from.replace(/\+.*@/, '@') === `${local}@${domain}`) ||
    (messageId.endsWith(ending) && OWN_ID.test(messageId.slice(0, -ending.length)));
}

/** Decided by one statement, so of two workers one reads. */
async function claim(db: Db, name: string, now: Date) {
  await db.insert(mailboxes).values({ name }).onConflictDoNothing();
  const isFree = and(
    eq(mailboxes.name, name),
    or(isNull(mailboxes.busyUntil), lt(mailboxes.busyUntil, now)),
    or(isNull(mailboxes.retryAt), sql`${mailboxes.retryAt} <= ${now.toISOString()}::timestamptz`),
  );
  const busyUntil = new Date(now.getTime() + RUN_ENDS_WITHIN_MS);
  return (await db.update(mailboxes).set({ busyUntil }).where(isFree).returning())[0];
}

type Read = Partial<Pick<typeof mailboxes.$inferInsert, 'uidValidity' | 'lastUid' | 'failures' | 'retryAt'>>;

async function release(db: Db, name: string, read: Read): Promise<void> {
  await db
    .update(mailboxes)
    .set({ ...read, busyUntil: null })
    .where(eq(mailboxes.name, name));
}

/** What the library tells of a refused sign-in has what it was tried with. */
function withoutPassword(error: unknown): Error {
  return new Error(error instanceof Error ? error.message : String(error));
}
