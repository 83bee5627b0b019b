import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/text/durations.ts';
import { users } from '#features/identity/server/tables.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { envelopeOf } from '#kit/server/mail/headers.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { createContact } from '#tests/factories/contact.ts';
import { createTicket, ticketBody } from '#tests/factories/ticket.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startImapServer } from '#tests/support/imap-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { whenFileEnds } from '#tests/support/when-file-ends.ts';
import * as contacts from '../../contract/contacts.ts';
import * as received from '../../contract/received-mails.ts';
import * as tickets from '../../contract/tickets.ts';
import { mailboxes, receivedMails, tickets as ticketRows } from '../tables.ts';
import { fetchAnswers } from './fetch-answers.ts';

const MAIL_FROM = 'Jorip <no-reply@jorip.example>';
const ADDRESS = 'answers+*@jorip.example';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: TestServer;
let imap: Awaited<ReturnType<typeof startImapServer>>;
let agent: TestUser;
let sent = 0;
const errors: unknown[] = [];

beforeAll(async () => {
  server = await startTestServer();
  imap = await startImapServer();
  whenFileEnds(() => imap.close());
  agent = await createUser(server, { role: 'agent' });
  await fetch();
});

/** What the job does each minute. */
async function fetch(url = imap.url): Promise<void> {
  server.clock.forward(60);
  const log = { error: (line: unknown) => errors.push(line), warn: () => undefined };
  const job = fetchAnswers(server.keeping.storage, {
    mailbox: { url, address: ADDRESS },
    mailFrom: MAIL_FROM,
    publicUrl: 'http://localhost:3000',
  });
  await job.run({ db: server.db, now: server.clock.now, log } as unknown as JobContext, {});
}

/** To what the newest mail of a ticket to somebody is answered. */
async function replyTo(address: string) {
  const [mail] = await server.db
    .select({ id: mails.id, headers: mails.headers })
    .from(mails)
    .where(and(eq(mails.toAddress, address), isNotNull(mails.headers)))
    .orderBy(desc(mails.id));
  const { replyTo: to = '', messageId } = envelopeOf(mail?.id ?? '', mail?.headers ?? {}, {
    from: MAIL_FROM,
    mailbox: ADDRESS,
  });
  return { to, messageId };
}

interface Written {
  from: string;
  to: string;
  text?: string;
  headers?: string[];
}

/** A mail as a program writes it; tells its id. */
function put({ from, to, text = 'It is Firefox.', headers = [] }: Written): string {
  sent += 1;
  const id = `<answer-${sent}@example.com>`;
  const head = [`From: ${from}`, `To: ${to}`, 'Subject: Re: I cannot publish', ...headers];
  imap.put(
    [...head, ...(headers.some((line) => line.startsWith('Message-ID')) ? [] : [`Message-ID: ${id}`]), '', text].join(
      '\r\n',
    ),
  );
  return id;
}

const ticketOf = async (id: string) => (await server.call(tickets.getTicket, { params: { id } }, agent)).data;
const say = (id: string, text: string, by: TestUser) =>
  server.call(tickets.addTicketMessage, { params: { id }, body: { text } }, by);

/** A ticket that staff wrote in, and how its owner answers that by email. */
async function answeredTicket() {
  const owner = await createUser(server);
  const id = await createTicket(server, owner);
  await say(id, 'Which browser is it?', agent);
  const from = owner.email ?? '';
  return { id, owner, from, ...(await replyTo(from)) };
}

async function refusalOf(subjectOfId: string): Promise<string | null | undefined> {
  const [row] = await server.db.select().from(receivedMails).where(eq(receivedMails.messageId, subjectOfId));
  return row?.refusal;
}

it('a mailbox that was never read begins with what comes then', async () => {
  await fetch();
  expect(await refusalOf('<long-ago@example.com>')).toBeUndefined();
});

describe('an answer by email', () => {
  it('goes into its ticket once, without what it quotes, and the ticket waits for us again', async () => {
    const { id, from, to } = await answeredTicket();
    put({
      from: `Rahima <${from.toUpperCase()}>`,
      to,
      text: 'It is Firefox.\r\n\r\nOn Monday, Jorip wrote:\r\n> Which browser?',
    });
    await fetch();
    await fetch();
    await server.db.update(mailboxes).set({ uidValidity: 'numbered anew' });
    await fetch();
    const { standing, messages } = await ticketOf(id);
    expect(standing).toBe('open');
    expect(messages.map(({ text, byStaff }) => [text, byStaff]).slice(1)).toEqual([
      ['Which browser is it?', true],
      ['It is Firefox.', false],
    ]);
  });

  it('is known by what it refers to where the address says nothing', async () => {
    const { id, from, messageId } = await answeredTicket();
    put({ from, to: 'answers@jorip.example', headers: [`References: <x@y> ${messageId}`] });
    await fetch();
    expect((await ticketOf(id)).messages).toHaveLength(3);
  });

  it('reopens a closed ticket', async () => {
    const { id, owner, from, to } = await answeredTicket();
    await server.call(tickets.closeTicket, { params: { id } }, owner);
    put({ from, to });
    await fetch();
    expect((await ticketOf(id)).standing).toBe('open');
  });

  it('comes from staff who have the ticket in hand, too, and goes to its owner', async () => {
    const owner = await createUser(server);
    const id = await createTicket(server, owner);
    await server.call(tickets.holdTicket, { params: { id }, body: { holder: agent.id } }, agent);
    await say(id, 'It is urgent.', owner);
    const { to } = await replyTo(agent.email ?? '');
    put({ from: agent.email ?? '', to, text: 'We look into it.' });
    await fetch();
    const { standing, messages } = await ticketOf(id);
    expect([standing, messages.at(-1)?.text, messages.at(-1)?.byStaff]).toEqual(['answered', 'We look into it.', true]);
    expect((await replyTo(owner.email ?? '')).to).toMatch(/^answers\+[0-9a-f]{32}@jorip\.example$/);
  });

  it('comes from somebody without an account', async () => {
    const email = 'no-account@example.com';
    const contact = await createContact(server, { email });
    const { category, priority } = await ticketBody(server, agent);
    const made = await server.call(
      contacts.createContactTicket,
      { params: { id: contact }, body: { category, priority } },
      agent,
    );
    const id = made.data._id;
    await say(id, 'For how many?', agent);
    const { to } = await replyTo(email);
    put({ from: email, to, text: 'For forty.' });
    await fetch();
    expect((await ticketOf(id)).messages.at(-1)).toMatchObject({
      text: 'For forty.',
      author: 'Visitor',
      byStaff: false,
    });
  });

  it('brings files by their bytes, and a note names what was left out', async () => {
    const { id, from, to } = await answeredTicket();
    const part = (name: string, bytes: Buffer) =>
      [
        '--b',
        'Content-Type: application/octet-stream',
        `Content-Disposition: attachment; filename="${name}"`,
        'Content-Transfer-Encoding: base64',
        '',
        bytes.toString('base64'),
      ].join('\r\n');
    const text = [
      '--b\r\nContent-Type: text/plain\r\n\r\nSee it.',
      part('../../shot.png', PNG),
      part('invoice.pdf', Buffer.from('MZ\u0000\u0001')),
      '--b--',
    ].join('\r\n');
    put({ from, to, text, headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'] });
    await fetch();
    const messages = (await ticketOf(id)).messages.slice(2);
    expect(messages.map(({ kind, files }) => [kind, files.map(({ name }) => name)])).toEqual([
      ['message', ['shot.png']],
      ['note', []],
    ]);
    expect(messages[1]?.text).toContain('invoice.pdf');
  });
});

describe('an answer to a contact', () => {
  const contactOf = async (id: string) => (await server.call(contacts.getContact, { params: { id } }, agent)).data;

  /** A contact that staff answered, and how its person answers that by email. */
  async function answeredContact(from: string) {
    const id = await createContact(server, { email: from });
    const answer = { params: { id }, body: { text: 'For how many?' } };
    await server.call(contacts.answerContact, answer, agent);
    return { id, from, ...(await replyTo(from)) };
  }

  it('goes into the contact once, opens it and is due as a new one is', async () => {
    const { id, from, to } = await answeredContact('for-forty@example.com');
    await server.call(contacts.closeContact, { params: { id } }, agent);
    const answer = put({ from, to, text: 'For forty.\r\n\r\nOn Monday, Jorip wrote:\r\n> For how many?' });
    await fetch();
    await server.db.update(mailboxes).set({ uidValidity: 'numbered once more' });
    await fetch();
    const { standing, entries, dueAt } = await contactOf(id);
    expect(entries.map(({ kind, text, author }) => [kind, text, author !== null])).toEqual([
      ['answer', 'For how many?', true],
      ['reply', 'For forty.', false],
    ]);
    expect(standing).toBe('open');
    expect(new Date(dueAt).getTime() - new Date(entries[1]?.createdAt ?? '').getTime()).toBe(72 * HOUR_MS);
    await server.call(contacts.closeContact, { params: { id } }, agent);
    await server.call(contacts.reopenContact, { params: { id } }, agent);
    expect((await contactOf(id)).standing).toBe('open');

    await server.call(contacts.answerContact, { params: { id }, body: { text: 'It is free.' } }, agent);
    expect((await replyTo(from)).to).toBe(to);
    const [mail] = await server.db.select().from(mails).where(eq(mails.toAddress, from)).orderBy(desc(mails.id));
    expect(mail?.headers).toMatchObject({ answers: answer, thread: id });
    expect((await contactOf(id)).standing).toBe('answered');
  });

  it('is taken from its person alone, and from no machine', async () => {
    const { id, from, to } = await answeredContact('person@example.com');
    const other = await answeredContact('other@example.com');
    const cases = [
      ['sender', put({ from: other.from, to })],
      ['unknown', put({ from, to: 'answers@jorip.example' })],
      ['automatic', put({ from, to, headers: ['Auto-Submitted: auto-replied'] })],
      ['own', put({ from: to, to })],
      ['empty', put({ from, to, text: '> For how many?' })],
    ] as const;
    const written = await server.db.$count(mails);
    await fetch();
    for (const [refusal, mail] of cases) expect([mail, await refusalOf(mail)]).toEqual([mail, refusal]);
    expect((await contactOf(id)).entries).toHaveLength(1);
    expect(await server.db.$count(mails)).toBe(written);
    const query = { q: other.from };
    const [seen] = (await server.call(received.findReceivedMails, { query }, agent)).data.items;
    expect(seen).toMatchObject({ refusal: 'sender', ticket: null, contact: { _id: id, subject: 'Prices' } });
  });

  it('names files, which a contact has none of', async () => {
    const { id, from, to } = await answeredContact('with-files@example.com');
    const text = [
      '--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="../order.pdf"\r\n\r\nx',
      '--b--',
    ].join('\r\n');
    put({ from, to, text, headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'] });
    await fetch();
    const [, reply, note] = (await contactOf(id)).entries;
    expect([reply?.kind, reply?.text, note?.kind]).toEqual(['reply', 'Sent files by email.', 'note']);
    expect(note?.text).toMatch(/: order\.pdf$/);
  });

  it('goes into the ticket that the contact became, which counts from their last words', async () => {
    const { id, from, to } = await answeredContact('becomes@example.com');
    put({ from, to, text: 'For forty.' });
    await fetch();
    const { category, priority } = await ticketBody(server, agent);
    const body = { category, priority };
    const { _id: ticket } = (await server.call(contacts.createContactTicket, { params: { id }, body }, agent)).data;
    put({ from, to, text: 'And for ten more.' });
    await fetch();
    const { standing, messages } = await ticketOf(ticket);
    expect(messages.map(({ text, byStaff, author }) => [text, byStaff, author])).toEqual([
      ['How much does it cost?', false, 'Visitor'],
      ['For how many?', true, expect.any(String)],
      ['For forty.', false, 'Visitor'],
      ['And for ten more.', false, 'Visitor'],
    ]);
    expect(standing).toBe('open');
    const [stored] = await server.db.select().from(ticketRows).where(eq(ticketRows.id, ticket));
    expect(stored?.waitingSince.toISOString()).toBe(messages[2]?.createdAt);
    expect((await contactOf(id)).entries).toHaveLength(2);
  });
});

describe('what is not taken', () => {
  it('is kept with the reason, changes no ticket and is answered by nobody', async () => {
    const { id, from, to } = await answeredTicket();
    const stranger = await createUser(server);
    const written = await server.db.$count(mails);
    const cases = [
      ['sender', put({ from: stranger.email ?? '', to })],
      ['unknown', put({ from, to: `answers+${'0'.repeat(32)}@jorip.example` })],
      ['unknown', put({ from, to: 'answers@jorip.example' })],
      ['automatic', put({ from, to, headers: ['Auto-Submitted: auto-replied'] })],
      ['automatic', put({ from: 'MAILER-DAEMON@example.com', to })],
      ['own', put({ from: 'no-reply@jorip.example', to })],
      ['own', put({ from: to, to })],
      ['empty', put({ from, to, text: '> Which browser is it?' })],
    ] as const;
    await fetch();
    for (const [refusal, mail] of cases) expect([mail, await refusalOf(mail)]).toEqual([mail, refusal]);
    expect((await ticketOf(id)).messages).toHaveLength(2);
    expect(await server.db.$count(mails)).toBe(written);
  });

  it('is what comes too often from one address', async () => {
    const { id, from, to } = await answeredTicket();
    const all = Array.from({ length: 22 }, (_, at) => put({ from, to, text: `Number ${at}` }));
    await fetch();
    expect((await ticketOf(id)).messages).toHaveLength(22);
    expect([await refusalOf(all.at(-1) ?? ''), await refusalOf(all[0] ?? '')]).toEqual(['often', null]);
  });

  it('is what cannot be read, and what follows is read all the same', async () => {
    const { id, from, to } = await answeredTicket();
    put({ from, to, headers: Array.from({ length: 9_000 }, (_, at) => `X-Header-${at}: y`) });
    put({ from, to });
    await fetch();
    expect((await ticketOf(id)).messages).toHaveLength(3);
    expect(await server.db.$count(receivedMails, eq(receivedMails.refusal, 'broken'))).toBe(1);
  });

  it('is what an account writes that may not sign in, or that has another address now', async () => {
    const { owner, from, to } = await answeredTicket();
    await server.db.update(users).set({ state: 'Suspend' }).where(eq(users.id, owner.id));
    const suspended = put({ from, to });
    await fetch();
    await server.db.update(users).set({ state: 'Verified', email: 'moved@example.com' }).where(eq(users.id, owner.id));
    const moved = put({ from, to });
    await fetch();
    expect([await refusalOf(suspended), await refusalOf(moved)]).toEqual(['sender', 'sender']);
  });

  it('is listed for staff until one is done with it', async () => {
    const { from, to } = await answeredTicket();
    put({ from: 'somebody@else.example', to, text: 'Sent from another address.' });
    await fetch();
    const list = async () =>
      (await server.call(received.findReceivedMails, { query: { q: 'somebody@else' } }, agent)).data.items;
    const [mail] = await list();
    expect(mail).toMatchObject({ refusal: 'sender', text: 'Sent from another address.' });
    expect(mail?.ticket?.number).toBeGreaterThan(0);
    const params = { params: { id: mail?._id ?? '' } };
    expect((await server.call(received.dismissReceivedMail, params, agent)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await server.call(received.restoreReceivedMail, params, agent)).status).toBe(200);
    expect(await list()).toHaveLength(1);
    expect(from).not.toBe('somebody@else.example');
  });
});

describe('createMailTicket', () => {
  beforeEach(async () => {
    agent = await createUser(server, { role: 'agent' });
  });

  const listed = async () => (await server.call(received.findReceivedMails, {}, agent)).data.items;
  const idOf = async (mail: string) =>
    (await server.db.select().from(receivedMails).where(eq(receivedMails.messageId, mail)))[0]?.id ?? '';

  /** A mail that nobody asked for, and the choices of a ticket. */
  async function strayMail(written: Partial<Written> = {}) {
    const mail = put({
      from: 'stray@example.com',
      to: 'answers@jorip.example',
      text: 'The form does not open.',
      ...written,
    });
    await fetch();
    const { category, priority } = await ticketBody(server, agent);
    const params = { params: { id: await idOf(mail) } };
    return {
      mail,
      ...params,
      make: () => server.call(received.createMailTicket, { ...params, body: { category, priority } }, agent),
    };
  }

  it('makes a ticket of a mail that answers nothing, which is answered where it came from', async () => {
    const text = Buffer.from('ফর্ম খোলে না।').toString('base64');
    const encoded = [
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
    ];
    const { params, make } = await strayMail({ text, headers: encoded });
    const { _id: id } = (await make()).data;
    const ticket = await ticketOf(id);
    expect(ticket).toMatchObject({
      standing: 'open',
      desk: { owner: { _id: null, fullName: 'stray@example.com', email: 'stray@example.com' }, locale: 'bn' },
      messages: [{ text: 'ফর্ম খোলে না।', byStaff: false }],
    });
    expect((await listed()).map(({ _id }) => _id)).not.toContain(params.id);
    expect((await make()).status).toBe(404);
    await say(id, 'Which form?', agent);
    const { to } = await replyTo('stray@example.com');
    put({ from: 'stray@example.com', to, text: 'The second.' });
    await fetch();
    expect((await ticketOf(id)).messages.at(-1)?.text).toBe('The second.');
    expect((await server.call(received.restoreReceivedMail, { params }, agent)).status).toBe(409);
    expect((await ticketOf(id)).messages).toHaveLength(3);
  });

  it('is undone while nobody went on there', async () => {
    const { params, make } = await strayMail();
    const { _id: id } = (await make()).data;
    expect((await server.call(received.restoreReceivedMail, { params }, agent)).status).toBe(200);
    expect((await server.call(tickets.getTicket, { params: { id } }, agent)).status).toBe(404);
    expect(await listed()).toContainEqual(expect.objectContaining({ _id: params.id, ticket: null }));
    expect((await make()).status).toBe(201);
  });

  it('belongs to the account that has verified the address', async () => {
    const owner = await createUser(server);
    const { make } = await strayMail({ from: owner.email ?? '', text: 'It does not open.' });
    const { _id: id } = (await make()).data;
    expect((await server.call(tickets.getTicket, { params: { id } }, owner)).data.messages).toHaveLength(1);
    expect((await ticketOf(id)).desk).toMatchObject({ owner: { _id: owner.id }, locale: 'en' });
  });

  it('takes nothing that answers a ticket, that a machine or we ourselves wrote, or that nobody can answer', async () => {
    const { id: ticket, from, to } = await answeredTicket();
    const cases: Partial<Written>[] = [
      { to },
      { from, headers: ['Auto-Submitted: auto-replied'] },
      { from: to },
      { from: 'no address' },
    ];
    for (const written of cases) {
      const { params, make } = await strayMail(written);
      expect([written, (await make()).status]).toEqual([written, 404]);
      await server.call(received.dismissReceivedMail, { params }, agent);
      expect((await server.call(received.restoreReceivedMail, { params }, agent)).status).toBe(200);
    }
    expect((await ticketOf(ticket)).messages).toHaveLength(2);
  });
});

describe('a mailbox', () => {
  it('that cannot be read is tried again later and later, and each failure is logged', async () => {
    const down = 'imap://user:secret%20word@127.0.0.1:1/INBOX';
    const before = errors.length;
    for (let minute = 0; minute < 8; minute += 1) await fetch(down);
    // After two minutes, and after four more.
    expect(errors.length - before).toBe(3);
    expect(JSON.stringify(errors, (_key, value) => (value instanceof Error ? value.message : value))).not.toContain(
      'secret',
    );
  });
});
