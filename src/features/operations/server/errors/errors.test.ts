import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Input } from '#kit/contract/endpoint.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { ErrorLog } from '#kit/server/error-log/error-log.ts';
import { forgetOldErrors } from '#kit/server/error-log/forget-old-errors.ts';
import { occurrenceOf } from '#kit/server/error-log/from-log-line.ts';
import { errors } from '#kit/server/error-log/tables.ts';
import { createLogger, type Logger } from '#kit/server/log.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import * as call from '../../contract/errors.ts';

let server: TestServer;
let agent: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  agent = await createUser(server, { role: 'agent' });
});

beforeEach(async () => {
  await server.db.delete(errors);
});

/** What a process logs, as it is kept in the end. */
async function keep(write: (log: Logger) => void): Promise<void> {
  const errorLog = new ErrorLog();
  const destination = { write: () => undefined };
  const log = createLogger('info', { destination, onError: (line) => errorLog.add(occurrenceOf(line)) });
  const stop = errorLog.keepIn(server.db, log);
  write(log);
  await stop();
}

async function fail(message: string): Promise<void> {
  await keep((log) => log.error({ err: new Error(message), place: 'tests' }, 'call failed'));
}

async function listed(query: Input<typeof call.findErrors>['query'] = {}) {
  const { data } = await server.call(call.findErrors, { query }, agent);
  return data;
}

describe('what is logged as an error', () => {
  it('is kept by its cause, with how often and by which requests', async () => {
    await keep((log) => {
      for (const number of [1, 2, 3]) {
        const error = new TypeError(`No row ${number}`);
        log.child({ reqId: `r${number}` }).error({ err: error, place: 'GET /tea/:id' }, 'call failed');
      }
      log.warn({ err: new Error('a try that failed') }, 'job failed');
      log.info('answered');
    });
    const { items, byState } = await listed();
    expect(byState).toEqual({ open: 1, resolved: 0 });
    expect(items).toMatchObject([
      { type: 'TypeError', message: 'No row 3', place: 'GET /tea/:id', source: 'server', count: 3, state: 'open' },
    ]);
    const { data } = await server.call(call.getError, { params: { id: String(items[0]?._id) } }, agent);
    expect(data.requestIds).toEqual(['r3', 'r2', 'r1']);
    expect(data.trace).toContain('errors.test.ts');
  });

  it('adds to what was known before, the last requests first', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await keep((log) => log.child({ reqId: id }).error({ err: new Error('no tea'), place: 'tests' }, 'call failed'));
    }
    const { items } = await listed();
    expect(items).toMatchObject([{ count: 6 }]);
    const { data } = await server.call(call.getError, { params: { id: String(items[0]?._id) } }, agent);
    expect(data.requestIds).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('tells of what lay below a failed query, and keeps people and secrets out', async () => {
    await keep((log) => {
      const cause = Object.assign(new Error('no room for rahima@example.com, token=abc123'), { code: '53100' });
      log.error({ err: new Error('Failed query: insert\nparams: Rahima', { cause }), place: 'tests' }, 'call failed');
    });
    const { items } = await listed();
    expect(items).toMatchObject([{ type: 'Error 53100', message: 'no room for [email], token=[hidden]' }]);
    const { data } = await server.call(call.getError, { params: { id: String(items[0]?._id) } }, agent);
    expect(data.trace).toMatch(/Failed query: insert\n[\s\S]*no room for \[email\]/);
    expect(data.trace).not.toMatch(/rahima|abc123/i);
  });

  it('waits while the database is away, and all of it is counted', async () => {
    const errorLog = new ErrorLog();
    const destination = { write: () => undefined };
    const log = createLogger('info', { destination, onError: (line) => errorLog.add(occurrenceOf(line)) });
    const away = {
      insert: () => {
        throw new Error('away');
      },
    } as unknown as TestServer['db'];
    const met = (requestId: string) => {
      log.child({ reqId: requestId }).error({ err: new Error('no tea'), place: 'tests' }, 'call failed');
    };
    met('first');
    const stop = errorLog.keepIn(away, log);
    met('second');
    await stop();
    met('third');
    expect((await listed()).items).toEqual([]);
    await errorLog.keepIn(server.db, log)();
    const { items } = await listed();
    expect(items).toMatchObject([{ message: 'no tea', count: 3 }]);
    const { data } = await server.call(call.getError, { params: { id: String(items[0]?._id) } }, agent);
    expect(data.requestIds).toEqual(['third', 'second', 'first']);
  });
});

describe('findErrors', () => {
  it('lists what happened last first, page by page, searched and by state and source', async () => {
    for (const word of ['one', 'two', 'three']) await fail(`no ${word}`);
    await server.call(call.reportBrowserError, { body: { type: 'Error', message: 'no four', path: '/faq' } });
    const first = await listed({ limit: 3 });
    const rest = await listed({ limit: 3, cursor: String(first.next) });
    const messages = [...first.items, ...rest.items].map(({ message }) => message);
    expect(messages.toSorted()).toEqual(['no four', 'no one', 'no three', 'no two']);
    expect(first.total).toBe(4);
    expect((await listed({ q: 'THREE' })).items.map(({ message }) => message)).toEqual(['no three']);
    expect((await listed({ source: 'browser' })).items).toMatchObject([{ message: 'no four', place: '/faq' }]);
    expect((await listed({ state: 'resolved' })).total).toBe(0);
  });
});

describe('resolving', () => {
  it('is recorded once, and taken back', async () => {
    await fail('no milk');
    const id = String((await listed()).items[0]?._id);
    await server.call(call.resolveError, { params: { id } }, agent);
    await server.call(call.resolveError, { params: { id } }, agent);
    expect((await listed({ state: 'resolved' })).items).toMatchObject([{ _id: id, state: 'resolved' }]);
    await server.call(call.reopenError, { params: { id } }, agent);
    expect((await listed({ state: 'open' })).items).toMatchObject([{ _id: id, returned: false }]);
    const recorded = await server.db.select().from(activities).where(eq(activities.subjectId, id));
    expect(recorded.map(({ action, subjectName }) => [action, subjectName])).toEqual([
      ['resolved', 'no milk'],
      ['reopened', 'no milk'],
    ]);
  });

  it('ends when it happens again', async () => {
    await fail('no sugar');
    const id = String((await listed()).items[0]?._id);
    await server.call(call.resolveError, { params: { id } }, agent);
    await fail('no sugar');
    expect((await listed()).items).toMatchObject([{ _id: id, state: 'open', returned: true, count: 2 }]);
  });

  it('is refused of what is not there', async () => {
    const params = { id: '0199f2c8-3b10-7c22-8e3a-5d6e7f8a9b0c' };
    expect((await server.call(call.resolveError, { params }, agent)).status).toBe(404);
    expect((await server.call(call.getError, { params }, agent)).status).toBe(404);
  });
});

describe('reportBrowserError', () => {
  it('keeps no ref, no query and no address of anybody', async () => {
    const trace = 'Error: x\n at https://jorip.example/survey/tree/1?token=abc:1:2';
    const path = '/survey/tree/0199f2c8-3b10-7c22-8e3a-5d6e7f8a9b0c/Zk3v9QmT1x?a=b';
    const body = { type: 'Error', message: 'for rahima@example.com', trace, path };
    await server.call(call.reportBrowserError, { body });
    const { items } = await listed();
    expect(items).toMatchObject([{ message: 'for [email]', place: '/survey/tree/:id/:id', source: 'browser' }]);
    const { data } = await server.call(call.getError, { params: { id: String(items[0]?._id) } }, agent);
    expect(data.trace).not.toContain('abc');
  });

  it('takes no more than a page of text', async () => {
    const body = { type: 'Error', message: 'x'.repeat(2_001), path: '/' };
    const refused = await server.call(call.reportBrowserError, { body });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ data: { error: { fields: { message: [expect.any(String)] } } } });
  });

  it('is bounded for each network', async () => {
    const body = { type: 'Error', message: 'again', path: '/' };
    const by = { ...visitor(), ip: '203.0.113.77' };
    const statuses: number[] = [];
    for (let time = 0; time < 61; time++) {
      statuses.push((await server.call(call.reportBrowserError, { body }, by)).status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

it('what has not happened for long is forgotten', async () => {
  await fail('old');
  await server.db.update(errors).set({ lastSeen: new Date(server.clock.now.getTime() - 91 * DAY_MS) });
  await fail('new');
  const job = forgetOldErrors(90);
  const context = { db: server.db, now: server.clock.now } as Parameters<typeof job.run>[0];
  await job.run(context, {});
  expect((await listed()).items.map(({ message }) => message)).toEqual(['new']);
});
