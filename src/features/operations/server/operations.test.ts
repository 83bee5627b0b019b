import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { deliverMail } from '#kit/server/mail/deliver-mail.ts';
import { forgetOldMails } from '#kit/server/mail/forget-old-mails.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { mails } from '#kit/server/mail/tables.ts';
import type { SendMail } from '#kit/server/mail/transport.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as call from '../contract.ts';

let server: TestServer;
let admin: TestUser;
let agent: TestUser;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createUser(server, { role: 'admin' });
  agent = await createUser(server, { role: 'agent' });
  owner = await createUser(server);
});

async function send(to: string, subject: string): Promise<string> {
  const words = { template: 'test', locale: 'en' as const, subject, html: `<p>${subject}</p>`, text: subject };
  return (await queueMail(server.db, { to, ...words, now: server.clock.now })).id;
}

/** What the worker does with a queued mail; tells what was handed to the mail server. */
async function deliver(mailId: string): Promise<string[]> {
  const sent: string[] = [];
  await runDelivery(mailId, async (mail) => {
    sent.push(mail.subject);
    return undefined;
  });
  return sent;
}

async function failToDeliver(mailId: string): Promise<void> {
  const refuse = async () => {
    throw new Error('no route to host');
  };
  await expect(runDelivery(mailId, refuse)).rejects.toThrow();
}

async function runDelivery(mailId: string, sendMail: SendMail): Promise<void> {
  const context = { db: server.db, now: server.clock.now, isLastAttempt: true, sendMail };
  await deliverMail.run(context as Parameters<typeof deliverMail.run>[0], { mailId });
}

describe('the back office', () => {
  it('does not exist for anybody else', async () => {
    const params = { id: await send('a@example.com', 'Hello') };
    const replies = await Promise.all([
      server.call(call.findMails, { query: {} }, owner),
      server.call(call.getMail, { params }, owner),
      server.call(call.resendMail, { params }, owner),
      server.call(call.getOverview, owner),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404]);
    expect((await server.call(call.getOverview)).status).toBe(401);
    expect((await server.call(call.getOverview, agent)).status).toBe(200);
  });

  it('keeps the mails, which hold codes, to administrators', async () => {
    const params = { id: await send('code@example.com', 'Your code') };
    expect((await server.call(call.findMails, { query: {} }, agent)).status).toBe(403);
    expect((await server.call(call.getMail, { params }, agent)).status).toBe(403);
    expect((await server.call(call.resendMail, { params }, agent)).status).toBe(403);
  });
});

it('mails are forgotten after as long as the setting says, but none that waits to be sent', async () => {
  const words = { template: 'test', locale: 'en', subject: 'Old', html: '', text: '' } as const;
  const createdAt = new Date(server.clock.now.getTime() - 366 * DAY_MS);
  const old = { ...words, toAddress: 'kept@example.com', createdAt };
  const rows = ['sent', 'failed', 'queued'].map((state) => ({ ...old, state: state as 'sent' }));
  await server.db.insert(mails).values([...rows, { ...old, state: 'sent', createdAt: server.clock.now }]);
  const job = forgetOldMails(365);
  await job.run({ db: server.db, now: server.clock.now } as Parameters<typeof job.run>[0], {});
  const left = await server.db.select().from(mails).where(eq(mails.toAddress, 'kept@example.com')).orderBy(mails.state);
  expect(left.map(({ state, createdAt: at }) => [state, at < server.clock.now])).toEqual([
    ['queued', true],
    ['sent', false],
  ]);
  await server.db.delete(mails).where(eq(mails.toAddress, 'kept@example.com'));
});

describe('the email log', () => {
  it('lists the newest first, each mail once, page by page', async () => {
    for (const number of [1, 2, 3, 4, 5]) await send('list@example.com', `List ${number}`);
    const subjects: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await server.call(call.findMails, { query: { q: 'LIST@', limit: 2, cursor } }, admin);
      expect(data.total).toBe(5);
      subjects.push(...data.items.map((mail) => mail.subject));
      cursor = data.next ?? undefined;
    } while (cursor);
    expect(subjects).toEqual(['List 5', 'List 4', 'List 3', 'List 2', 'List 1']);
  });

  it('finds a mobile number however it is written', async () => {
    const id = await send('+8801712345678', 'A line to a mobile number');
    for (const q of ['01712-345678', '০১৭১২ ৩৪৫৬৭৮', '+88 01712 345678', '345678']) {
      const { data } = await server.call(call.findMails, { query: { q } }, admin);
      expect(data.items.map((mail) => mail._id)).toEqual([id]);
    }
  });

  it('tells a mail that went out from one that was only printed', async () => {
    const params = { id: await send('printed@example.com', 'Printed') };
    await runDelivery(params.id, async () => 'printed');
    const read = async () => (await server.call(call.getMail, { params }, admin)).data;
    expect(await read()).toMatchObject({ state: 'sent', printed: true });
    await server.call(call.resendMail, { params }, admin);
    expect(await deliver(params.id)).toEqual(['Printed']);
    expect(await read()).toMatchObject({ state: 'sent', printed: false });
  });

  it('finds by subject and filters by state', async () => {
    const id = await send('b@example.com', '100% কোড_১');
    const find = async (query: { q?: string; state?: 'queued' | 'sent' | 'failed' }) =>
      (await server.call(call.findMails, { query }, admin)).data.items.map((mail) => mail._id);
    expect(await find({ q: 'কোড_' })).toEqual([id]);
    expect(await find({ q: '0%_' })).toEqual([]);
    await deliver(id);
    expect(await find({ q: 'কোড', state: 'sent' })).toEqual([id]);
    expect(await find({ q: 'কোড', state: 'queued' })).toEqual([]);
  });

  it('shows a mail as it was sent, or why it was not', async () => {
    const id = await send('c@example.com', 'Your code');
    await failToDeliver(id);
    const { data } = await server.call(call.getMail, { params: { id } }, admin);
    expect(data).toMatchObject({ to: 'c@example.com', html: '<p>Your code</p>', text: 'Your code', state: 'failed' });
    expect(data.error).toContain('no route to host');
    const unknown = { params: { id: '0190f0a0-0000-7000-8000-0000000000ff' } };
    expect((await server.call(call.getMail, unknown, admin)).status).toBe(404);
    expect((await server.call(call.resendMail, unknown, admin)).status).toBe(404);
  });

  it('says how many there are by state, whichever is asked for', async () => {
    await send('counted@example.com', 'Waits');
    await failToDeliver(await send('counted@example.com', 'Lost'));
    const counted = (query: object) =>
      server.call(call.findMails, { query: { q: 'counted@', ...query } }, admin).then(({ data }) => data);
    const byState = { queued: 1, sent: 0, failed: 1 };
    expect(await counted({})).toMatchObject({ total: 2, byState });
    expect(await counted({ state: 'failed' })).toMatchObject({ total: 1, byState });
  });

  it('refuses a cursor that is none', async () => {
    expect((await server.call(call.findMails, { query: { cursor: 'x' } }, admin)).status).toBe(422);
  });
});

describe('resendMail', () => {
  it('sends it once more, as it was written', async () => {
    const id = await send('d@example.com', 'Again');
    expect(await deliver(id)).toEqual(['Again']);
    expect(await deliver(id)).toEqual([]);
    const reply = await server.call(call.resendMail, { params: { id } }, admin);
    expect(reply.body.data).toEqual({ success: true, message: expect.any(String), data: {} });
    expect(await deliver(id)).toEqual(['Again']);
  });

  it('asked for many times at once sends it once', async () => {
    const id = await send('e@example.com', 'Once');
    await failToDeliver(id);
    await Promise.all([1, 2, 3, 4].map(() => server.call(call.resendMail, { params: { id } }, admin)));
    const { rows } = await server.database.pool.query(
      "select count(*)::int as jobs from pgboss.job where data->'data'->>'mailId' = $1",
      [id],
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    expect(await deliver(id)).toEqual(['Once']);
  });
});

describe('getOverview', () => {
  /** What was read is shared for a second. */
  const ask = () => {
    server.clock.forward(1);
    return server.call(call.getOverview, admin);
  };
  const read = async () => (await ask()).data;

  it('counts accounts, projects and responses, in all and of each of the last 30 days in Dhaka', async () => {
    const before = await read();
    const { id: projectId } = await createProject(server, { owner, published: true });
    await createProject(server, { owner });
    const { now } = server.clock;
    const daysAgo = (days: number) => ({ startedAt: new Date(now.getTime() - days * DAY_MS) });
    await createResponses(server, projectId, [
      daysAgo(0),
      daysAgo(2),
      daysAgo(2),
      { ...daysAgo(1), state: 'answering' },
    ]);
    server.clock.set(daysAgo(2).startedAt);
    await createUser(server);
    server.clock.set(now);
    const after = await read();
    expect(after).toMatchObject({
      users: before.users + 1,
      projects: before.projects + 2,
      collecting: before.collecting + 1,
      responses: before.responses + 3,
    });
    expect(after.days).toHaveLength(30);
    const more = after.days.map(({ day, responses, users }, at) => ({
      day,
      responses: responses - (before.days[at]?.responses ?? 0),
      users: users - (before.days[at]?.users ?? 0),
    }));
    expect(more.slice(-3)).toMatchObject([{ responses: 2, users: 1 }, { responses: 0 }, { responses: 1, users: 0 }]);
    expect(more.slice(0, -3).every(({ responses, users }) => responses === 0 && users === 0)).toBe(true);
  });

  it('names the accounts that were made last, and of the projects that were published those that were', async () => {
    server.clock.forward(60);
    const newcomer = await createUser(server, { firstName: 'Nadia', lastName: 'Islam', role: 'surveyor' });
    const { id: projectId } = await createProject(server, { owner: newcomer, published: true });
    await createResponses(server, projectId, [{}, { state: 'answering' }]);
    server.clock.forward(60);
    await createProject(server, { owner: newcomer });
    const { newestAccounts, newestProjects } = await read();
    expect(newestAccounts[0]).toMatchObject({ fullName: 'Nadia Islam', role: 'surveyor' });
    expect(newestProjects[0]).toMatchObject({ _id: projectId, kind: 'survey', owner: 'Nadia Islam', responses: 1 });
    for (const list of [newestAccounts, newestProjects]) {
      const made = list.map(({ createdAt }) => createdAt);
      expect(made).toEqual([...made].sort().reverse());
      expect(made.length).toBeLessThanOrEqual(5);
    }
  });

  it('says how the emails of a week went, and since when the first waits', async () => {
    await server.db.delete(mails);
    const { now } = server.clock;
    const written = (daysAgo: number, subject: string) => {
      server.clock.set(new Date(now.getTime() - daysAgo * DAY_MS));
      return send('week@example.com', subject);
    };
    await deliver(await written(1, 'Sent'));
    await runDelivery(await written(2, 'Printed'), async () => 'printed');
    await failToDeliver(await written(3, 'Failed'));
    await failToDeliver(await written(8, 'Failed long ago'));
    await written(9, 'Waits');
    const queuedSince = server.clock.now.toISOString();
    server.clock.set(now);
    await send('week@example.com', 'Waits too');
    expect((await read()).mails).toEqual({ sent: 1, printed: 1, failed: 1, queued: 2, queuedSince });
  });

  it('counts the jobs that are due, not those for later, and says when workers were last at work', async () => {
    const { pool } = server.database;
    await pool.query('DELETE FROM pgboss.job');
    const boil = defineJob({ name: 'boil-water', schema: z.object({}), run: async () => undefined });
    const add = (state: string) =>
      pool.query(`UPDATE pgboss.job SET state = $1 WHERE state = 'created' AND start_after <= now()`, [state]);
    for (const state of ['active', 'failed', 'completed', 'created']) {
      await enqueue(server.db, boil, {}, { singletonKey: state });
      await add(state);
    }
    await enqueue(server.db, boil, {}, { startAfter: new Date(Date.now() + DAY_MS) });
    await pool.query(`UPDATE pgboss.version SET cron_on = '2026-03-05T06:00:30Z'`);
    const { jobs } = await read();
    expect(jobs).toEqual({ waiting: 1, running: 1, failed: 1, workedAt: '2026-03-05T06:00:30.000Z' });
  });

  it('asks as few statements however much there is', async () => {
    const statements = () => statementsOf(ask);
    const before = await statements();
    const { id } = await createProject(server, { owner, published: true });
    await createResponses(server, id, Array(300).fill({}));
    expect(await statements()).toBe(before);
  });

  it('is read once for all who look at the same moment', async () => {
    const users = (await read()).users;
    await createUser(server);
    expect((await server.call(call.getOverview, agent)).data.users).toBe(users);
    expect((await read()).users).toBe(users + 1);
  });
});
