import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createLogger } from '../log.ts';
import { deliverMail } from './deliver-mail.ts';
import { queueAgain, queueMail } from './queue-mail.ts';
import { requeueLostMails } from './requeue-lost-mails.ts';
import { mails } from './tables.ts';

const { db, pool } = await openTestDatabase();
const noon = new Date('2026-11-20T12:00:00Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

let sent: string[] = [];
beforeEach(async () => {
  sent = [];
  await pool.query('DELETE FROM pgboss.job; DELETE FROM mails');
});

async function queue(): Promise<string> {
  const words = { subject: 'Your code', html: '<p>42</p>', text: '42' };
  return (await queueMail(db, { to: 'somebody@example.com', template: 'x', locale: 'en', ...words, now: noon })).id;
}

function contextAt(now: Date, isLastAttempt = false) {
  const sendMail = async ({ id }: { id: string }) => void sent.push(id);
  return { db, now, log: createLogger('silent'), sendMail, isLastAttempt };
}

const sweep = (now: Date) => requeueLostMails.run(contextAt(now), {});

async function jobs(): Promise<{ mailId: string }[]> {
  const { rows } = await pool.query(
    `SELECT data->'data'->>'mailId' AS "mailId" FROM pgboss.job WHERE state = 'created'`,
  );
  return rows;
}

/** What is left when a worker died with the mail in its hands and its job ended otherwise. */
async function lose(id: string, lost: Partial<typeof mails.$inferInsert> = {}): Promise<void> {
  await pool.query('DELETE FROM pgboss.job');
  await db.update(mails).set(lost).where(eq(mails.id, id));
}

async function stored(id: string) {
  return (await db.select().from(mails).where(eq(mails.id, id)))[0];
}

test('a mail that nobody is going to send is given a job, and is sent once', async () => {
  const id = await queue();
  await lose(id, { attempts: 1, sendingSince: noon });
  await sweep(after(11));
  await sweep(after(16));
  expect(await jobs()).toMatchObject([{ mailId: id }]);
  await Promise.all([1, 2, 3].map(() => deliverMail.run(contextAt(after(17)), { mailId: id })));
  await deliverMail.run(contextAt(after(18)), { mailId: id });
  expect(sent).toEqual([id]);
  await pool.query('DELETE FROM pgboss.job');
  await sweep(after(60));
  expect(await jobs()).toEqual([]);
});

test('mails that have a job, are young or are in somebody’s hands are left alone', async () => {
  const waiting = await queue();
  await sweep(after(60));
  expect(await jobs()).toMatchObject([{ mailId: waiting }]);
  await lose(waiting, { sendingSince: after(58) });
  await sweep(after(60));
  await lose(waiting, { sendingSince: null });
  await sweep(after(2));
  expect(await jobs()).toEqual([]);
});

test.each([
  ['that ended every worker', { attempts: 12 }, after(30)],
  ['of yesterday', { attempts: 1 }, after(25 * 60)],
])('a lost mail %s is given up, with the reason', async (_, lost, now) => {
  const id = await queue();
  await lose(id, lost);
  await sweep(now);
  expect(await jobs()).toEqual([]);
  expect(await stored(id)).toMatchObject({ state: 'failed', error: expect.stringContaining('No attempt') });
});

test('a mail that a job met in somebody else’s hands is looked at again when that attempt must be over', async () => {
  const id = await queue();
  await lose(id, { attempts: 1, sendingSince: noon });
  await deliverMail.run(contextAt(after(1)), { mailId: id });
  await deliverMail.run(contextAt(after(1)), { mailId: id });
  await sweep(after(2));
  expect(sent).toEqual([]);
  expect(await jobs()).toEqual([]);
  await sweep(after(4));
  const [next, ...more] = await jobs();
  expect(more).toEqual([]);
  expect(next?.mailId).toBe(id);
  await deliverMail.run(contextAt(after(4)), { mailId: id });
  expect(sent).toEqual([id]);
});

test('an old mail that is sent again, or waits for its next attempt, is not given up', async () => {
  const id = await queue();
  await lose(id, { state: 'failed', attempts: 12 });
  await queueAgain(db, id);
  await sweep(after(2 * 24 * 60));
  expect(await stored(id)).toMatchObject({ state: 'queued' });
  await pool.query("UPDATE pgboss.job SET state = 'retry'");
  await sweep(after(2 * 24 * 60));
  expect(await stored(id)).toMatchObject({ state: 'queued' });
  expect(await jobs()).toEqual([]);
});

test('a failure that comes late does not undo what another attempt did', async () => {
  const id = await queue();
  const late = {
    ...contextAt(noon, true),
    async sendMail() {
      await deliverMail.run(contextAt(after(5)), { mailId: id });
      throw new Error('timed out');
    },
  };
  await expect(deliverMail.run(late, { mailId: id })).rejects.toThrow('timed out');
  expect(await stored(id)).toMatchObject({ state: 'sent', error: null });
});
