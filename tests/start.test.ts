import { existsSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { register } from '#features/identity/contract/accounts.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { createFaq } from '#features/site/contract/faqs.ts';
import { findFaqs } from '#features/site/contract/shown.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { pathOf } from '#kit/contract/request.ts';
import { openDatabase } from '#kit/server/database/open-database.ts';
import { freePort } from '../tools/free-port.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { patience } from './support/patience.ts';
import { bundleProgram, dataFolder, type RunningProgram } from './support/program.ts';

vi.setConfig({ testTimeout: 240_000 });

const programs = await bundleProgram();
/** Processes take turns on this database. */
const env = await emptyDatabase();
const empty = await emptyDatabase();
/** Embedded whatever the tests run on. */
const folder = dataFolder();

const first = await programs.start(env);
const [, identifier = '', password = ''] = /user +(\S+)\s+password +(\S+)/.exec(first.output()) ?? [];
await first.kill('SIGTERM');

function post(program: RunningProgram, endpoint: typeof login | typeof register, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(program.url + pathOf(endpoint), { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The lines of the log, without what is printed for people. */
function logOf(program: RunningProgram): string[] {
  return program
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
}

test('the first start prints a password that signs its administrator in, the next one prints none', async () => {
  const again = await programs.start(env);
  expect((await post(again, login, { identifier, password })).status).toBe(200);
  await again.kill('SIGTERM');
  expect(again.output()).not.toMatch(/password|administrator/i);
});

test('logs carry request ids, and neither people nor the refs that open their answers', async () => {
  const program = await programs.start(env);
  const ref = 'r'.repeat(64);
  const body = {
    identifier: 'questioner@example.com',
    password: 'river boat at noon',
    firstName: 'Questioner',
    lastName: 'K',
  };
  const registered = await post(program, register, body);
  expect(registered.status).toBeLessThan(300);
  const missing = await fetch(program.url + pathOf(getRespondent, { params: { id: ref } }));
  expect(missing.status).toBe(404);
  await vi.waitFor(() => {
    const lines = logOf(program).map((line) => JSON.parse(line));
    for (const reply of [registered, missing]) {
      const id = reply.headers.get('x-request-id');
      expect(lines.filter((line) => line.reqId === id && line.msg === 'answered')).toHaveLength(1);
    }
  }, patience);
  expect(await program.kill('SIGTERM')).toBe(0);
  const log = logOf(program).join('\n');
  for (const personal of ['questioner', 'Questioner', 'river boat', ref]) expect(log).not.toContain(personal);
});

test('processes that start at once on an empty database make one administrator', async () => {
  const started = await Promise.all([programs.run(empty), programs.run(empty), programs.run(empty)]);
  const served = await Promise.all(started.map((program) => Promise.race([isReady(program), program.ended])));
  // The embedded database takes one process, the others are refused.
  expect(served.filter((outcome) => outcome === 'ready')).toHaveLength(empty.DATABASE_URL ? 3 : 1);
  for (const program of started) if (program.process.exitCode === null) await program.kill('SIGTERM');
  const printed = started.map((program) => program.output()).join('\n');
  expect(printed.match(/shown only now/g)).toHaveLength(1);
});

test('figures are at the address that is configured and not at that of the site', async () => {
  const address = `127.0.0.1:${await freePort()}`;
  const program = await programs.start({ ...env, METRICS_ADDRESS: address });
  const figures = await (await fetch(`http://${address}/metrics`)).text();
  expect(figures).toMatch(/jorip_http_request_seconds_count\{method="GET",route="\/readyz",status="200"\} \d/);
  expect(figures).toMatch(/jorip_product\{what="responses"\} \d/);
  expect((await fetch(`${program.url}/metrics`)).status).toBe(404);
  expect(await program.kill('SIGTERM')).toBe(0);
});

// The embedded database takes one process.
test.skipIf(!env.DATABASE_URL)('what is saved on one process is shown by every other within a second', async () => {
  const [one, other] = await Promise.all([programs.start(env), programs.start(env)]);
  const [, token] =
    /"accessToken":"([^"]+)"/.exec(await (await post(one, login, { identifier, password })).text()) ?? [];
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const shown = async () => (await fetch(other.url + pathOf(findFaqs))).text();
  for (const round of [1, 2, 3]) {
    const words = `How many processes are there, for the ${round}. time?`;
    const question = { en: words, bn: words };
    const body = JSON.stringify({ question, answer: { en: '<p>Two.</p>', bn: '<p>দুই।</p>' }, state: 'active' });
    // What the other has read just now it trusts for a while.
    expect(await shown()).not.toContain(words);
    const saved = await fetch(one.url + pathOf(createFaq), { method: 'POST', headers, body });
    expect(saved.status).toBe(201);
    const at = Date.now();
    let lastWithout = at;
    for (let asked = Date.now(); !(await shown()).includes(words); asked = Date.now()) lastWithout = asked;
    expect(lastWithout - at).toBeLessThan(1_000);
  }
  for (const program of [one, other]) await program.kill('SIGTERM');
});

async function isReady(program: RunningProgram): Promise<'ready'> {
  await vi.waitFor(async () => expect((await fetch(`${program.url}/readyz`)).status).toBe(200), patience);
  return 'ready';
}

test('SIGTERM: requests under way are answered and new ones refused; connections in store hold nothing up', async () => {
  const program = await programs.start(env);
  const port = Number(new URL(program.url).port);
  // What browsers keep in store, and a request that never arrives.
  const [stored, half] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  const closed = [stored, half].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of [stored, half]) socket.on('error', () => {});
  await new Promise<void>((resolve) => half.write('GET /heal', () => resolve()));
  // Connections are taken in order: with these answered the server has the other two.
  const [alone, followed] = [await beginLogin(program), await beginLogin(program)];
  program.process.kill('SIGTERM');
  await refusesConnections(program);
  alone.finish();
  const reply = await text(alone.socket);
  expect(reply).toContain('200 OK');
  expect(reply).toContain('accessToken');
  // What arrives on a connection that is still in use is answered too.
  followed.finish('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const replies = await text(followed.socket);
  expect(replies.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(replies).toContain('{"ready":true}');
  expect(await program.ended).toBe(0);
  await Promise.all(closed);
  expect(logOf(program).filter((line) => line.includes('/auth/login') && line.includes('answered'))).toHaveLength(2);
  expect(existsSync(join(env.DATA_DIR ?? '', 'lock'))).toBe(false);
});

test('a second signal ends the process at once', async () => {
  const program = await programs.start(env);
  const request = await beginLogin(program);
  const cut = new Promise((resolve) => request.socket.once('close', resolve).once('error', () => {}));
  program.process.kill('SIGTERM');
  await refusesConnections(program);
  await vi.waitFor(() => {
    program.process.kill('SIGTERM');
    expect(program.process.exitCode).toBe(1);
  }, patience);
  await cut;
  expect(existsSync(join(env.DATA_DIR ?? '', 'lock'))).toBe(false);
});

/** A request that the server has begun to read and waits for the end of. */
async function beginLogin(program: RunningProgram): Promise<{ socket: Socket; finish(next?: string): void }> {
  const body = JSON.stringify({ identifier, password });
  const socket = connect(Number(new URL(program.url).port), '127.0.0.1');
  const head = ['content-type: application/json', `content-length: ${body.length}`, 'expect: 100-continue'];
  socket.write(`POST ${pathOf(login)} HTTP/1.1\r\nhost: localhost\r\n${head.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.once('readable', resolve));
  expect(String(socket.read())).toContain('100 Continue');
  return { socket, finish: (next = '') => socket.write(body + next) };
}

async function refusesConnections(program: RunningProgram): Promise<void> {
  const refused = expect.objectContaining({ cause: expect.objectContaining({ code: 'ECONNREFUSED' }) });
  await vi.waitFor(() => expect(fetch(`${program.url}/healthz`)).rejects.toEqual(refused), patience);
}

test('after kill -9 the next process takes over what was written', async () => {
  const killed = await programs.start(env);
  await killed.kill('SIGKILL');
  const next = await programs.start(env);
  expect((await post(next, login, { identifier, password })).status).toBe(200);
  expect(await next.kill('SIGTERM')).toBe(0);
});

// A start that never gets to this database says the same on both.
test.skipIf(env.DATABASE_URL)('a data folder in use is named, with the process that uses it', async () => {
  const holder = await programs.start({ DATA_DIR: folder });
  const second = await programs.run({ DATA_DIR: folder });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`The data folder ${folder} is in use by process ${holder.process.pid}`);
  expect(second.output()).not.toContain('    at ');
  await holder.kill('SIGTERM');
});

test.skipIf(env.DATABASE_URL)('a data folder that is none is named', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const program = await programs.run({ DATA_DIR: file });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain(`The data folder ${file} cannot be made`);
  expect(program.output()).not.toContain('    at ');
});

test('a process of the role web leaves the jobs to a worker', async () => {
  const web = await programs.start({ ...env, ROLE: 'web' });
  const body = {
    identifier: 'answerer@example.com',
    password: 'river boat at noon',
    firstName: 'Answerer',
    lastName: 'K',
  };
  expect((await post(web, register, body)).status).toBeLessThan(300);
  await web.kill('SIGTERM');
  expect(web.output()).not.toContain('--- Mail');
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR ?? '' });
  const { rows } = await database.db.execute(sql`SELECT state FROM mails WHERE to_address = 'answerer@example.com'`);
  await database.close();
  expect(rows).toEqual([{ state: 'queued' }]);

  const worker = await programs.run({ ...env, ROLE: 'worker' });
  await vi.waitFor(() => expect(worker.output()).toContain('--- Mail'), patience);
  await expect(fetch(`${worker.url}/healthz`)).rejects.toThrow();
  expect(await worker.kill('SIGTERM')).toBe(0);
});

test.skipIf(env.DATABASE_URL)('a wrong configuration names every variable that is wrong', async () => {
  const program = await programs.run({
    DATA_DIR: folder,
    ROLE: 'boss',
    TRUST_PROXY: 'yes',
    SMTP_URL: 'mail',
    PORT: '70000',
  });
  expect(await program.ended).toBe(1);
  for (const name of ['ROLE', 'TRUST_PROXY', 'SMTP_URL', 'PORT'])
    expect(program.output()).toContain(`  ${name} takes `);
  expect(program.output()).not.toContain('    at ');
});

test('a port in use is named', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const program = await programs.run({ ...env, PORT: String(port) });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain(`Port ${port} on 127.0.0.1 is in use.`);
  expect(program.output()).not.toContain('    at ');
  await new Promise((resolve) => other.close(resolve));
});

test.skipIf(env.DATABASE_URL)('a database that cannot be reached is reported without its password', async () => {
  const url = `postgresql://jorip:secret-word@127.0.0.1:${await freePort()}/jorip`;
  const program = await programs.run({ DATABASE_URL: url, DATA_DIR: folder });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('The database of DATABASE_URL does not let us in:');
  expect(program.output()).not.toContain('secret-word');
  expect(program.output()).not.toContain('    at ');
});
