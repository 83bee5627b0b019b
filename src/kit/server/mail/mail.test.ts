import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMailbox } from '#tests/support/mailbox.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { loadConfig } from '../config.ts';
import { createLogger } from '../log.ts';
import { deliverMail } from './deliver-mail.ts';
import { queueMail } from './queue-mail.ts';
import { mails } from './tables.ts';
import { createSendMail } from './transport.ts';

const { db, pool } = await openTestDatabase();
const mailbox = await startMailbox();
afterAll(() => mailbox.close());
beforeEach(() => mailbox.empty());

const now = new Date('2026-11-20T12:00:00Z');
const config = loadConfig({ SMTP_URL: mailbox.url, MAIL_FROM: 'Jorip <hello@jorip.example>' });
const letter = {
  to: 'somebody@example.com',
  template: 'register-code',
  locale: 'bn' as const,
  subject: 'আপনার কোড',
  html: '<p>৪২</p>',
  text: '৪২',
  now,
};

async function deliver(mailId: string, { isLastAttempt = false, at = now } = {}) {
  const context = { db, now: at, log: createLogger('silent'), sendMail: createSendMail(config), isLastAttempt };
  await deliverMail.run(context, { mailId });
}

async function stored(id: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

test('a queued mail waits with its job', async () => {
  const { id } = await db.transaction((tx) => queueMail(tx, letter));
  expect(await stored(id)).toMatchObject({ state: 'queued', toAddress: 'somebody@example.com', attempts: 0 });
  const { rows } = await pool.query(`SELECT data FROM pgboss.job WHERE data->'data'->>'mailId' = $1`, [id]);
  expect(rows).toEqual([{ data: { job: 'deliver-mail', data: { mailId: id } } }]);
});

test('is delivered as written', async () => {
  const { id } = await queueMail(db, letter);
  await deliver(id);
  expect(await stored(id)).toMatchObject({ state: 'sent', sentAt: now, attempts: 1, error: null });
  expect(mailbox.received).toHaveLength(1);
  expect(mailbox.received[0]).toMatchObject({ to: ['somebody@example.com'], from: 'hello@jorip.example' });
  expect(mailbox.received[0]?.source).toContain(`Message-ID: <${id}@jorip.example>`);
});

test('is never sent twice, whether asked again or at the same moment', async () => {
  const { id } = await queueMail(db, letter);
  await Promise.all(Array.from({ length: 8 }, () => deliver(id)));
  await deliver(id);
  expect(mailbox.received).toHaveLength(1);
});

test('a refused mail is tried again and then given up with the reason', async () => {
  const { id } = await queueMail(db, letter);
  mailbox.refuse('mailbox unavailable');
  await expect(deliver(id)).rejects.toThrow('mailbox unavailable');
  expect(await stored(id)).toMatchObject({ state: 'queued', attempts: 1 });
  await expect(deliver(id, { isLastAttempt: true })).rejects.toThrow();
  expect((await stored(id))?.error).toContain('mailbox unavailable');
  expect(await stored(id)).toMatchObject({ state: 'failed', attempts: 2, sentAt: null });
  mailbox.empty();
  await deliver(id);
  expect(mailbox.received).toEqual([]);
});

test('an attempt whose process died is taken up again later, not before', async () => {
  const { id } = await queueMail(db, letter);
  await db.update(mails).set({ sendingSince: now }).where(eq(mails.id, id));
  await deliver(id, { at: new Date('2026-11-20T12:01:00Z') });
  expect(mailbox.received).toHaveLength(0);
  await deliver(id, { at: new Date('2026-11-20T12:05:00Z') });
  expect(mailbox.received).toHaveLength(1);
});

test('no line break in what somebody wrote begins another header or adds a receiver', async () => {
  const attack = 'Hello\r\nBcc: stolen@example.com\r\nX-Forged: yes\r\n\r\nAnother body';
  await deliver((await queueMail(db, { ...letter, subject: attack })).id);
  const to = 'somebody@example.com\r\nRCPT TO:<stolen@example.com>';
  await expect(deliver((await queueMail(db, { ...letter, to })).id)).rejects.toThrow('not one email address');
  for (const { to, source } of mailbox.received) {
    expect(to.filter((address) => address.startsWith('stolen'))).toEqual([]);
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^(?:Bcc|X-Forged):/im);
  }
  expect(mailbox.received.length).toBeGreaterThan(0);
});

test('without a mail server the text is printed, the receiver is not', async () => {
  const printed: string[] = [];
  const sendMail = createSendMail(loadConfig({}), (text) => void printed.push(text));
  await sendMail({ id: '1', to: 'somebody@example.com', subject: 'Your code', html: '<p>42</p>', text: 'Code: 42' });
  expect(printed.join()).toContain('Code: 42');
  expect(printed.join()).not.toContain('somebody');
});
