import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { activities } from '#kit/server/audit/tables.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createTicket, ticketBody } from '#tests/factories/ticket.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as choices from '../../contract/ticket-choices.ts';
import * as tickets from '../../contract/tickets.ts';
import { ticketCategories } from '../tables.ts';
import { forgetDeletedChoices } from './forget-deleted-choices.ts';

const HOUR_MS = 3_600_000;
const DAY = 86_400;

let server: TestServer;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server);
});

const admin = () => createUser(server, { role: 'admin' });
const name = (word: string) => ({ en: word, bn: `${word} বাংলা` });

async function addCategory(word: string): Promise<string> {
  return (await server.call(choices.createTicketCategory, { body: { name: name(word) } }, await admin())).data._id;
}

async function offered(): Promise<string[]> {
  return (await server.call(tickets.findTicketChoices, owner)).data.categories.map(({ name: { en } }) => en);
}

/** As if so many days had gone by. */
function forget(days: number): Promise<void> {
  const now = new Date(server.clock.now.getTime() + days * DAY * 1000);
  return forgetDeletedChoices.run({ db: server.db, now } as JobContext, {});
}

describe('what tickets are offered', () => {
  it('is added at the end, renamed and put in order, and each change is recorded', async () => {
    const by = await admin();
    const id = await addCategory('  Line one\r\nand two ');
    expect((await offered()).at(-1)).toBe('Line one and two');
    const renamed = { params: { id }, body: { name: name('Invoices'), revision: 1 } };
    expect((await server.call(choices.updateTicketCategory, renamed, by)).status).toBe(200);
    expect((await server.call(choices.updateTicketCategory, renamed, by)).status).toBe(409);

    const { items } = (await server.call(choices.findTicketCategories, by)).data;
    const ids = items.map(({ _id }) => _id);
    const reversed = { params: { kind: 'categories' as const }, body: { ids: ids.toReversed() } };
    expect((await server.call(choices.orderTicketChoices, reversed, by)).status).toBe(200);
    expect((await offered())[0]).toBe('Invoices');
    const partial = { params: { kind: 'categories' as const }, body: { ids: ids.slice(1) } };
    expect((await server.call(choices.orderTicketChoices, partial, by)).status).toBe(409);

    const recorded = await server.db.select().from(activities).where(eq(activities.subjectId, id));
    expect(recorded.map(({ action }) => action).toSorted()).toEqual(['changed', 'created']);
  });

  it('leaves nobody out of both languages', async () => {
    const by = await admin();
    const add = (body: object) => server.call(choices.createTicketPriority, { body: body as never }, by);
    const [blank, soon] = [
      await add({ name: { en: 'Soon', bn: '\u0001' }, hours: 4 }),
      await add({ name: name('Soon'), hours: 0 }),
    ];
    expect([blank.status, Object.keys(blank.body.data.error.fields)]).toEqual([422, ['name.bn']]);
    expect([soon.status, Object.keys(soon.body.data.error.fields)]).toEqual([422, ['hours']]);
  });

  it('is deleted without leaving its tickets, and comes back', async () => {
    const by = await admin();
    const category = await addCategory('Old');
    const id = await createTicket(server, owner, { category });
    const params = { params: { kind: 'categories' as const, id: category } };
    expect((await server.call(choices.deleteTicketChoice, params, by)).status).toBe(200);
    expect(await offered()).not.toContain('Old');
    expect((await server.call(tickets.getTicket, { params: { id } }, owner)).data.category.en).toBe('Old');
    const again = await server.call(
      tickets.createTicket,
      { body: { ...(await ticketBody(server, owner)), category } },
      owner,
    );
    expect([again.status, Object.keys(again.body.data.error.fields)]).toEqual([422, ['category']]);

    await forget(40);
    expect((await server.call(choices.restoreTicketChoice, params, by)).status).toBe(200);
    expect(await offered()).toContain('Old');
  });

  it('is forgotten a month after it was deleted where no ticket has it', async () => {
    const by = await admin();
    const category = await addCategory('Unused');
    const params = { params: { kind: 'categories' as const, id: category } };
    await server.call(choices.deleteTicketChoice, params, by);
    await forget(29);
    expect(await server.db.$count(ticketCategories, eq(ticketCategories.id, category))).toBe(1);
    await forget(31);
    expect((await server.call(choices.restoreTicketChoice, params, by)).status).toBe(404);
  });

  it('is never nothing', async () => {
    const by = await admin();
    const { items } = (await server.call(choices.findTicketPriorities, by)).data;
    const remove = (id: string) => server.call(choices.deleteTicketChoice, { params: { kind: 'priorities', id } }, by);
    const statuses = [];
    for (const { _id } of items) statuses.push((await remove(_id)).status);
    expect(statuses).toEqual([...items.slice(1).map(() => 200), 409]);
    for (const { _id } of items.slice(0, -1))
      await server.call(choices.restoreTicketChoice, { params: { kind: 'priorities', id: _id } }, by);
  });
});

describe('a ticket', () => {
  it('is due by its new priority, from when its owner began to wait', async () => {
    const id = await createTicket(server, owner);
    const opened = server.clock.now.getTime();
    server.clock.forward(600);
    const agent = await createUser(server, { role: 'agent' });
    const { priorities, categories } = (await server.call(tickets.findTicketChoices, agent)).data;
    const [low] = priorities;
    const body = { category: categories[1]?._id ?? '', priority: low?._id ?? '' };
    await server.call(tickets.sortTicket, { params: { id }, body }, agent);
    const dueAt = new Date(opened + (low?.hours ?? 0) * HOUR_MS).toISOString();
    const { data } = await server.call(tickets.getTicket, { params: { id } }, agent);
    expect(data.desk).toMatchObject({ categoryId: body.category, priorityId: body.priority, dueAt, firstDueAt: dueAt });
    const unknown = { params: { id }, body: { ...body, category: crypto.randomUUID() } };
    const refused = await server.call(tickets.sortTicket, unknown, agent);
    expect([refused.status, Object.keys(refused.body.data.error.fields)]).toEqual([422, ['category']]);
  });

  it('counts among those that were first answered, in time or late', async () => {
    const me = await createUser(server);
    const [soon, late] = [await createTicket(server, me), await createTicket(server, me)];
    const before = (await server.call(tickets.getTicketFigures, await createUser(server, { role: 'agent' }))).data;
    const answer = async (id: string) =>
      server.call(
        tickets.addTicketMessage,
        { params: { id }, body: { text: 'Like this.' } },
        await createUser(server, { role: 'agent' }),
      );
    await answer(soon);
    server.clock.forward(DAY);
    await answer(late);
    await answer(late);
    const after = (await server.call(tickets.getTicketFigures, await createUser(server, { role: 'agent' }))).data;
    expect([after.answered - before.answered, after.inTime - before.inTime]).toEqual([2, 1]);
  });
});
