import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#kit/server/mail/tables.ts';
import { createContact } from '#tests/factories/contact.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getContactForm } from '../../contract/contact-us.ts';
import * as contacts from '../../contract/contacts.ts';
import { countWaitingContacts } from './count-waiting-contacts.ts';

const HOUR = 3600;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const WRITTEN = { name: 'Karim', email: 'Karim@Example.com', subject: 'Schools', message: 'Is there a price?' };

async function beginForm(): Promise<string> {
  return (await server.call(getContactForm)).data.form;
}

async function send(besides: object, waits = 3) {
  const form = await beginForm();
  server.clock.forward(waits);
  return server.send({ method: 'POST', url: '/api/v1/contacts', payload: { ...WRITTEN, form, ...besides } });
}

/** Signed in just now: the clock runs ahead of sessions here. */
const staff = () => createUser(server, { role: 'agent' });

const mailsTo = (to: string) =>
  server.db.select().from(mails).where(eq(mails.toAddress, to)).orderBy(desc(mails.createdAt), desc(mails.id));
const find = async (query: object) => (await server.call(contacts.findContacts, { query }, await staff())).data;
const get = async (id: string) => (await server.call(contacts.getContact, { params: { id } }, await staff())).data;

describe('sendContact', () => {
  it('promises an answer in 72 hours and tells the visitor, without words of theirs', async () => {
    const { status, body } = await send({ phone: '০১৭১২-৩৪৫৬৭৮', name: 'Buy now at https://evil.example' });
    expect(status).toBe(201);
    const due = new Date(server.clock.now.getTime() + 72 * HOUR * 1000).toISOString();
    expect(body.data.data).toEqual({ dueAt: due });
    const [mail] = await mailsTo('karim@example.com');
    expect(mail).toMatchObject({ template: 'contactReceived', locale: 'en' });
    for (const part of [mail?.subject, mail?.html, mail?.text]) expect(part).not.toMatch(/evil|Schools|price/);
    const { items } = await find({ q: '01712345678' });
    expect(items).toMatchObject([{ email: 'karim@example.com', standing: 'open', dueAt: due }]);
  });

  it('writes in the language of the visitor', async () => {
    const email = 'rahima@example.com';
    const form = await beginForm();
    server.clock.forward(3);
    await server.send({
      ...{ method: 'POST', url: '/api/v1/contacts', payload: { ...WRITTEN, email, form } },
      headers: { 'accept-language': 'bn' },
    });
    expect(await mailsTo(email)).toMatchObject([{ locale: 'bn', subject: 'আপনার বার্তা পেয়েছি' }]);
  });

  it('takes the same again on one day for one contact', async () => {
    const email = 'twice@example.com';
    const replies = [await send({ email }), await send({ email })];
    expect(replies.map(({ status, body }) => [status, body.data.data.dueAt])).toEqual(
      Array.from({ length: 2 }, () => [201, replies[0]?.body.data.data.dueAt]),
    );
    expect((await find({ q: email })).total).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it.each([
    ['what only machines fill in', { website: 'https://spam.example' }, 3, ['website']],
    ['what came at once', {}, 2, ['form']],
    ['an address that is none', { email: 'a@b' }, 3, ['email']],
    ['two addresses in one', { email: 'a@example.com\r\nBcc: b@example.com' }, 3, ['email']],
    ['a number of ten digits', { phone: '0171234567' }, 3, ['phone']],
    ['signs that nobody sees', { subject: '\u0001', message: '\u0002' }, 3, ['subject']],
    ['nothing', { name: ' ', email: '', subject: '', message: '' }, 3, ['name', 'email', 'subject', 'message']],
  ])('refuses %s and says where', async (_what, besides, waits, places) => {
    const before = (await find({})).total;
    const { status, body } = await send(besides, waits);
    expect([status, Object.keys(body.data.error.fields)]).toEqual([422, places]);
    expect((await find({})).total).toBe(before);
  });

  it.each([
    ['what was begun yesterday', {}, 25 * HOUR],
    ['what nobody signed', { form: 'mmcjq0o0.made-up' }, 3],
  ])('has %s begun anew', async (_what, besides, waits) => {
    const { status, body } = await send(besides, waits);
    expect([status, body.data.error.code]).toEqual([410, 'gone']);
  });

  it('takes five a day from one address', async () => {
    const email = 'often@example.com';
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await send({ email, message: `Again ${sent}` })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('findContacts', () => {
  it('has first what waits, the earliest due first, and turns overdue by the clock', async () => {
    const email = 'order@example.com';
    const first = await createContact(server, { email, message: 'First' });
    server.clock.forward(70 * HOUR);
    const second = (await send({ email, message: 'Second' })).status;
    expect(second).toBe(201);
    const standings = async () => (await find({ q: email })).items.map(({ standing }) => standing);
    expect(await standings()).toEqual(['open', 'open']);
    server.clock.forward(3 * HOUR);
    expect(await standings()).toEqual(['overdue', 'open']);
    expect((await find({ q: email })).byStanding).toEqual({ overdue: 1, open: 1, answered: 0, closed: 0 });
    expect((await find({ q: email, standing: 'overdue' })).items).toMatchObject([{ _id: first }]);
    const waiting = await countWaitingContacts(server.db, server.clock.now);
    await server.call(contacts.closeContact, { params: { id: first } }, await staff());
    expect(await standings()).toEqual(['open', 'closed']);
    expect(await countWaitingContacts(server.db, server.clock.now)).toEqual({
      waiting: waiting.waiting - 1,
      overdue: waiting.overdue - 1,
    });
  });

  it('turns its pages without losing or repeating one', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await find({ limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ _id }) => _id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual((await find({ limit: 100 })).items.map(({ _id }) => _id));
  });
});

describe('answerContact', () => {
  it('mails the answer with their words below, in one line of subject and no markup of theirs', async () => {
    const email = 'markup@example.com';
    const id = await createContact(server, {
      email,
      subject: 'Prices\r\nBcc: everybody@example.com',
      message: '<script>alert(1)</script>\nSecond line',
    });
    const text = 'It costs nothing.';
    expect((await server.call(contacts.answerContact, { params: { id }, body: { text } }, await staff())).status).toBe(
      200,
    );
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Re: Prices Bcc: everybody@example.com');
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain('> <script>alert(1)</script>\n> Second line');
    expect(mail?.html).not.toContain('<script>');
    expect(await get(id)).toMatchObject({ standing: 'answered', entries: [{ kind: 'answer', text }] });
  });
});

describe('addContactNote, closeContact and reopenContact', () => {
  it('write nothing to anybody', async () => {
    const email = 'quiet@example.com';
    const id = await createContact(server, { email });
    const params = { params: { id } };
    await server.call(contacts.addContactNote, { ...params, body: { text: 'Called by phone.' } }, await staff());
    await server.call(contacts.closeContact, params, await staff());
    expect(await get(id)).toMatchObject({ standing: 'closed', entries: [{ kind: 'note', text: 'Called by phone.' }] });
    await server.call(contacts.reopenContact, params, await staff());
    expect(await get(id)).toMatchObject({ standing: 'open' });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('tell whether the address is that of an account', async () => {
    const owner = await createUser(server, { email: 'known@example.com', firstName: 'Known', lastName: 'Person' });
    const id = await createContact(server, { email: 'known@example.com' });
    expect((await get(id)).account).toEqual({ _id: owner.id, fullName: 'Known Person' });
  });
});
