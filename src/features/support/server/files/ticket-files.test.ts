import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createTicket, createTicketFile } from '#tests/factories/ticket.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as endpoints from '../../contract/ticket-files.ts';
import * as tickets from '../../contract/tickets.ts';
import { ticketFiles } from '../tables.ts';
import { deleteUnusedTicketFiles } from './delete-unused-ticket-files.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server);
});

const bytesOf = (text: string) => Buffer.from(text);
const upload = (by: TestUser, body: Uint8Array, name = 'notes.txt') =>
  server.call(endpoints.createTicketFile, { query: { name }, body }, by);

describe('createTicketFile', () => {
  it('judges a file by what is in it, whatever it is called', async () => {
    const refused = [
      await upload(owner, bytesOf('MZ\u0000\u0001 program'), 'picture.png'),
      await upload(owner, Buffer.from('504b030414000000', 'hex'), 'page.txt'),
      await upload(owner, Buffer.alloc(0), 'empty.txt'),
    ];
    expect(refused.map(({ status, body }) => [status, Object.keys(body.data.error.fields)])).toEqual([
      [422, ['files']],
      [422, ['files']],
      [422, ['files']],
    ]);
    expect((await upload(owner, bytesOf('%PDF-1.7\n%âãÏÓ'), 'notes.txt')).status).toBe(201);
  });

  it('refuses more bytes than a file may have', async () => {
    const tooMany = Buffer.alloc(endpoints.LARGEST_TICKET_FILE + 1, 'a');
    expect((await upload(owner, tooMany)).status).toBe(413);
  });

  it('cleans names, and knows what was sent before', async () => {
    const name = '..\\..\\etc/\u202Egnp.<b>exe';
    const [first, again] = [await upload(owner, bytesOf('same'), name), await upload(owner, bytesOf('same'), name)];
    expect(first.data.name).toBe('gnp._b_exe');
    expect(again.data._id).toBe(first.data._id);
    expect((await upload(await createUser(server), bytesOf('same'), name)).data._id).not.toBe(first.data._id);
  });
});

describe('a message', () => {
  it('names files of its author alone, and each once', async () => {
    const stranger = await createUser(server);
    const id = await createTicket(server, owner);
    const write = (files: string[]) =>
      server.call(tickets.addTicketMessage, { params: { id }, body: { text: 'See this.', files } }, owner);
    const theirs = (await upload(stranger, bytesOf('theirs'))).data._id;
    const mine = (await upload(owner, bytesOf('mine'))).data._id;
    const refused = await write([mine, theirs]);
    expect([refused.status, Object.keys(refused.body.data.error.fields)]).toEqual([422, ['files']]);
    expect((await write([mine])).status).toBe(200);
    expect((await write([mine])).status).toBe(422);
    expect((await write([crypto.randomUUID()])).status).toBe(422);
    const { messages } = (await server.call(tickets.getTicket, { params: { id } }, owner)).data;
    expect(messages.map(({ files }) => files.length)).toEqual([0, 1]);
    const tooMany = Array.from({ length: 6 }, () => crypto.randomUUID());
    expect((await write(tooMany)).status).toBe(422);
  });
});

describe('downloadTicketFile', () => {
  const get = (id: string, by: TestUser) => server.send({ method: 'GET', url: `/api/v1/ticket-files/${id}`, by });

  it('gives it as an attachment of no type to whoever reads the ticket', async () => {
    const id = await createTicketFile(server, owner, 'page.html"\r\nX-Evil: 1');
    const reply = await get(id, owner);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('application/octet-stream');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="page\.html_ ?X-Evil_ 1"/);
    expect(reply.headers['x-evil']).toBeUndefined();
    expect(reply.body).toBe('It stops at the second page.');
    expect((await get(id, await createUser(server, { role: 'agent' }))).status).toBe(200);
    expect((await get(id, await createUser(server))).status).toBe(404);
  });

  it('keeps from an owner what stands beside a note, and from all what was not sent', async () => {
    const id = await createTicket(server, owner);
    const agent = await createUser(server, { role: 'agent' });
    const file = (await upload(agent, bytesOf('secret'))).data._id;
    expect((await get(file, agent)).status).toBe(404);
    await server.call(tickets.addTicketNote, { params: { id }, body: { text: 'Look.', files: [file] } }, agent);
    expect((await get(file, owner)).status).toBe(404);
    expect((await get(file, agent)).status).toBe(200);
  });
});

describe('deleteUnusedTicketFiles', () => {
  it('deletes what no message names after a day, and what its ticket left behind', async () => {
    const me = await createUser(server);
    const unsent = (await upload(me, bytesOf('unsent'))).data._id;
    const sent = await createTicketFile(server, me, 'sent.txt');
    const job = deleteUnusedTicketFiles(server.keeping.storage);
    const run = (days: number) =>
      job.run({ db: server.db, now: new Date(server.clock.now.getTime() + days * DAY_MS) } as JobContext, {});
    const count = (id: string) => server.db.$count(ticketFiles, eq(ticketFiles.id, id));
    await run(0.9);
    expect([await count(unsent), await count(sent)]).toEqual([1, 1]);
    await run(1.1);
    expect([await count(unsent), await count(sent)]).toEqual([0, 1]);
  });
});
