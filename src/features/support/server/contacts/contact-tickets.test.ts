import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#features/identity/server/tables.ts';
import { activities } from '#kit/server/audit/tables.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createContact } from '#tests/factories/contact.ts';
import { ticketBody } from '#tests/factories/ticket.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { mailsTo } from '#tests/support/mail-log.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as contacts from '../../contract/contacts.ts';
import * as tickets from '../../contract/tickets.ts';
import { claimTickets } from '../tickets/claim-tickets.ts';

let server: TestServer;
let agent: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  agent = await createUser(server, { role: 'agent' });
});

let visitors = 0;
const newAddress = () => `asks-${++visitors}@example.com`;

async function convert(id: string, by = agent) {
  const { category, priority } = await ticketBody(server, agent);
  return await server.call(contacts.createContactTicket, { params: { id }, body: { category, priority } }, by);
}

const ticketOf = async (id: string, by: TestUser = agent) =>
  (await server.call(tickets.getTicket, { params: { id } }, by)).data;
const contactOf = async (id: string) => (await server.call(contacts.getContact, { params: { id } }, agent)).data;
const write = (id: string, text: string, by: TestUser) =>
  server.call(tickets.addTicketMessage, { params: { id }, body: { text } }, by);
const claim = () => claimTickets.run({ db: server.db, now: server.clock.now } as JobContext, {});

describe('a contact that becomes a ticket', () => {
  it('keeps what was written and by whom, is answered by email and says which ticket it is', async () => {
    const email = newAddress();
    const contact = await createContact(server, { name: 'Karim Uddin', email, message: 'How much is it?' });
    await server.call(contacts.answerContact, { params: { id: contact }, body: { text: 'For whom?' } }, agent);
    await server.call(contacts.addContactNote, { params: { id: contact }, body: { text: 'A school.' } }, agent);
    const { _id: id } = (await convert(contact)).data;

    const ticket = await ticketOf(id);
    expect(ticket.standing).toBe('answered');
    expect(ticket.desk?.owner).toEqual({ _id: null, fullName: 'Karim Uddin', email });
    expect(ticket.messages.map(({ kind, text, author, byStaff }) => [kind, text, author !== null, byStaff])).toEqual([
      ['message', 'How much is it?', true, false],
      ['message', 'For whom?', true, true],
      ['note', 'A school.', true, true],
    ]);
    expect(ticket.messages[0]?.author).toBe('Karim Uddin');
    expect((await contactOf(contact)).ticket).toEqual({ _id: id, number: ticket.number, isUntouched: true });

    await write(id, 'It is free for schools.', agent);
    const mail = (await mailsTo(server.db, email)).find(({ text }) => text.includes('It is free for schools.'));
    expect(mail?.text).not.toContain('/dashboard/tickets');
    const found = await server.call(tickets.findTickets, { query: { q: email } }, agent);
    expect(found.data.items).toMatchObject([{ _id: id, owner: { _id: null, fullName: 'Karim Uddin' } }]);
    const anybody = await createUser(server);
    expect((await server.call(tickets.getTicket, { params: { id } }, anybody)).status).toBe(404);
  });

  it('becomes one alone, and nothing else is done to it then', async () => {
    const contact = await createContact(server, { email: newAddress() });
    const both = await Promise.all([convert(contact), convert(contact)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const params = { id: contact };
    const answer = await server.call(contacts.answerContact, { params, body: { text: 'Hello' } }, agent);
    expect([answer.status, (await server.call(contacts.reopenContact, { params }, agent)).status]).toEqual([409, 409]);
  });

  it('belongs to the account that has the address, where that is verified', async () => {
    const owner = await createUser(server);
    const contact = await createContact(server, { email: owner.email ?? '' });
    const { _id: id } = (await convert(contact)).data;
    expect((await ticketOf(id, owner)).messages).toHaveLength(1);
    expect((await write(id, 'And now?', owner)).status).toBe(200);

    const claimed = await createUser(server);
    await server.db.update(users).set({ state: 'Unverified' }).where(eq(users.id, claimed.id));
    const other = (await convert(await createContact(server, { email: claimed.email ?? '' }))).data._id;
    expect((await ticketOf(other)).desk?.owner._id).toBeNull();
    await claim();
    expect((await ticketOf(other)).desk?.owner._id).toBeNull();

    await server.db.update(users).set({ state: 'Verified' }).where(eq(users.id, claimed.id));
    await claim();
    expect((await ticketOf(other, claimed)).desk).toBeNull();
    const recorded = await server.db.select().from(activities).where(eq(activities.subjectId, other));
    expect(recorded.map(({ action, ownerId }) => [action, ownerId])).toContainEqual(['claimed', claimed.id]);
  });

  it('is a contact again while nobody went on in the ticket', async () => {
    const contact = await createContact(server, { email: newAddress() });
    const first = (await convert(contact)).data._id;
    const undo = () => server.call(contacts.deleteContactTicket, { params: { id: contact } }, agent);
    expect((await undo()).status).toBe(200);
    expect(await contactOf(contact)).toMatchObject({ standing: 'open', ticket: null });
    expect((await server.call(tickets.getTicket, { params: { id: first } }, agent)).status).toBe(404);

    const second = (await convert(contact)).data._id;
    server.clock.forward(1);
    await write(second, 'It is free.', agent);
    expect((await undo()).status).toBe(409);
    expect((await contactOf(contact)).ticket).toMatchObject({ _id: second, isUntouched: false });
  });
});
