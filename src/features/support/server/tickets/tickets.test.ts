import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#kit/server/mail/tables.ts';
import { createTicket, ticketBody } from '#tests/factories/ticket.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as tickets from '../../contract/tickets.ts';

const HOUR = 3600;

let server: TestServer;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server);
});

/** Signed in just now: the clock runs ahead of sessions here. */
const staff = () => createUser(server, { role: 'agent' });
const mailsTo = (to: string | null) =>
  server.db
    .select()
    .from(mails)
    .where(eq(mails.toAddress, to ?? ''));

describe('a ticket', () => {
  it('is for its owner and the staff alone', async () => {
    const id = await createTicket(server, owner);
    const params = { params: { id } };
    const stranger = await createUser(server);
    const refused = [
      await server.call(tickets.getTicket, params, stranger),
      await server.call(tickets.addTicketMessage, { ...params, body: { text: 'Me too.' } }, stranger),
      await server.call(tickets.closeTicket, params, stranger),
      await server.call(tickets.reopenTicket, params, stranger),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await server.call(tickets.findOwnTickets, stranger)).data.total).toBe(0);
    expect((await server.call(tickets.getTicket, params, owner)).data.standing).toBe('open');
  });

  it('keeps notes, due times and who has it in hand from its owner', async () => {
    const id = await createTicket(server, owner);
    const params = { params: { id } };
    const agent = await staff();
    await server.call(tickets.addTicketNote, { ...params, body: { text: 'A secret note.' } }, agent);
    await server.call(tickets.holdTicket, { ...params, body: { holder: agent.id } }, agent);
    const reply = await server.call(tickets.getTicket, params, owner);
    expect(reply.data).toMatchObject({ desk: null, messages: [{ text: 'The button does nothing.' }] });
    expect(JSON.stringify(reply.body)).not.toMatch(/secret note|holder/);
    expect(await mailsTo(owner.email)).toEqual([]);
    const seen = (await server.call(tickets.getTicket, params, agent)).data;
    expect(seen.messages).toHaveLength(2);
    expect(seen.desk).toMatchObject({ holder: { _id: agent.id }, firstAnsweredAt: null });
  });

  it('goes back and forth, each side told by email, and is due by its priority', async () => {
    const me = await createUser(server);
    const id = await createTicket(server, me, { subject: 'Line one\r\nBcc: all@example.com' });
    const params = { params: { id } };
    const agent = await staff();
    await server.call(tickets.holdTicket, { ...params, body: { holder: agent.id } }, agent);
    const opened = server.clock.now;
    const dueAt = new Date(opened.getTime() + 8 * HOUR * 1000).toISOString();
    expect((await server.call(tickets.getTicket, params, agent)).data.desk).toMatchObject({ dueAt });

    await server.call(tickets.addTicketMessage, { ...params, body: { text: '<b>Which</b> browser?' } }, agent);
    const [mail] = await mailsTo(me.email);
    expect(mail).toMatchObject({ template: 'ticketMessage' });
    expect(mail?.subject).toBe('New message in the ticket: Line one Bcc: all@example.com');
    expect(mail?.html).not.toContain('<b>');
    const answered = (await server.call(tickets.getTicket, params, agent)).data;
    expect([answered.standing, answered.desk?.firstAnsweredAt]).toEqual(['answered', opened.toISOString()]);

    await server.call(tickets.addTicketMessage, { ...params, body: { text: 'Firefox.' } }, me);
    expect(await mailsTo(agent.email)).toHaveLength(1);
    expect((await server.call(tickets.getTicket, params, me)).data.standing).toBe('open');
    server.clock.forward(9 * HOUR);
    const late = await staff();
    expect((await server.call(tickets.getTicket, params, late)).data.standing).toBe('overdue');
    const { items, byStanding } = (
      await server.call(tickets.findTickets, { query: { q: me.email ?? '', standing: 'overdue' } }, late)
    ).data;
    expect([items.length, byStanding.overdue]).toEqual([1, 1]);
  });

  it('takes no message while it is closed', async () => {
    const me = await createUser(server);
    const id = await createTicket(server, me);
    const params = { params: { id } };
    const write = () => server.call(tickets.addTicketMessage, { ...params, body: { text: 'Hello?' } }, me);
    await server.call(tickets.closeTicket, params, me);
    expect((await write()).status).toBe(409);
    await server.call(tickets.reopenTicket, params, me);
    expect((await write()).status).toBe(200);
  });

  it('is refused by the place where a choice is none', async () => {
    const me = await createUser(server);
    const body = await ticketBody(server, me);
    const unknown = crypto.randomUUID();
    const places = async (besides: object) =>
      Object.keys(
        (await server.call(tickets.createTicket, { body: { ...body, ...besides } }, me)).body.data.error.fields,
      );
    expect(await places({ category: unknown })).toEqual(['category']);
    expect(await places({ priority: unknown })).toEqual(['priority']);
    expect(await places({ text: '\u0001' })).toEqual(['text']);
    const id = await createTicket(server, me);
    const agent = await staff();
    const hold = await server.call(tickets.holdTicket, { params: { id }, body: { holder: me.id } }, agent);
    expect([hold.status, Object.keys(hold.body.data.error.fields)]).toEqual([422, ['holder']]);
  });
});
