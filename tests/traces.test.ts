import { expect, test, vi } from 'vitest';
import { register } from '#features/identity/contract/accounts.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { pathOf } from '#kit/contract/request.ts';
import { freePort } from '../tools/free-port.ts';
import { type CollectedSpan, openCollector } from './support/collector.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { patience } from './support/patience.ts';
import { bundleProgram, type RunningProgram } from './support/program.ts';

vi.setConfig({ testTimeout: 240_000 });

const programs = await bundleProgram();
/** Processes take turns on this database. */
const env = await emptyDatabase();
const collector = await openCollector();

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const owner = { identifier: 'questioner@example.com', password: 'river boat at noon' };
const person = { ...owner, firstName: 'Questioner', lastName: 'Karim' };

function post(program: RunningProgram, path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(program.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function childrenOf(parent: CollectedSpan | undefined): CollectedSpan[] {
  return collector.spans().filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
}

test('nothing is sent where no collector is configured', async () => {
  const program = await programs.start(env);
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
  expect((await fetch(`${program.url}/healthz`, { headers })).status).toBe(200);
  expect(await program.kill('SIGTERM')).toBe(0);
  expect(collector.text()).toBe('');
  expect(program.output()).not.toContain(TRACE);
});

test('a request, its statements, the job it left and the mail of that are told of, and nobody’s words', async () => {
  const program = await programs.start({
    ...env,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collectors-own',
    OTEL_SERVICE_NAME: 'surveys of the district',
  });
  const traceparent = `00-${TRACE}-${CALLER}-01`;
  const reply = await post(program, pathOf(register), person, { traceparent, cookie: 'crumb=told' });
  expect(reply.status).toBeLessThan(300);
  await vi.waitFor(() => expect(program.output()).toContain('--- Mail'), patience);
  const refused = await post(program, pathOf(login), { ...owner, password: 'not the river' });
  expect(refused.status).toBe(422);
  await fetch(`${program.url}/healthz?from=whispered`);
  expect(await program.kill('SIGTERM')).toBe(0);

  const spans = collector.spans();
  const request = spans.find(({ parentSpanId }) => parentSpanId === CALLER);
  expect(request).toMatchObject({
    name: `POST ${pathOf(register)}`,
    traceId: TRACE,
    attributes: {
      'http.request.method': 'POST',
      'http.route': pathOf(register),
      'http.response.status_code': reply.status,
      'jorip.request_id': reply.headers.get('x-request-id'),
    },
  });
  const statements = childrenOf(request).map(({ name }) => name.toUpperCase());
  expect(statements).toContain('INSERT USERS');
  expect(statements).toContain('COMMIT');
  const line = program
    .output()
    .match(new RegExp(`^.*"reqId":"${reply.headers.get('x-request-id')}".*answered.*$`, 'm'));
  expect(JSON.parse(line?.[0] ?? '{}')).toMatchObject({ trace: TRACE });

  const job = spans.find(({ name }) => name === 'job deliver-mail');
  expect(job?.attributes).toMatchObject({ 'jorip.job': 'deliver-mail', 'jorip.attempt': 1 });
  const below = childrenOf(job);
  expect(below.map(({ name }) => name)).toContain('send mail');
  expect(below.map(({ attributes }) => attributes['db.collection.name'])).toContain('mails');
  // What the queue asks every second belongs to no trace.
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.filter(({ name }) => !/^(GET|POST|job) /.test(name))).toEqual([]);

  expect(collector.resources()[0]).toMatchObject({ 'service.name': 'surveys of the district' });
  expect(collector.headers[0]?.authorization).toBe('Bearer collectors-own');
  const [code = 'no code'] = /\b\d{6}\b/.exec(program.output().split('--- Mail')[1] ?? '') ?? [];
  expect(code).toMatch(/^\d{6}$/);
  const secrets = ['questioner', 'Karim', 'river', 'whispered', 'crumb', 'collectors-own', '127.0.0.1'];
  for (const secret of [...secrets, `"${code}"`]) expect(collector.text()).not.toContain(secret);
});

test('a share of the traces is sent where a share is wished for', async () => {
  const before = collector.spans().length;
  const program = await programs.start({
    ...env,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
  expect(await program.kill('SIGTERM')).toBe(0);
  expect(collector.spans()).toHaveLength(before);
});

test('a collector that is away keeps nobody waiting', async () => {
  const away = `http://127.0.0.1:${await freePort()}`;
  const program = await programs.start({
    ...env,
    OTEL_EXPORTER_OTLP_ENDPOINT: away,
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  });
  const headers = { traceparent: 'nonsense' };
  const replies = Array.from({ length: 50 }, () => fetch(`${program.url}/readyz`, { headers }));
  for (const reply of await Promise.all(replies)) expect(reply.status).toBe(200);
  await vi.waitFor(() => expect(program.output()).toContain('the collector takes no traces'), patience);
  expect((await post(program, pathOf(login), owner)).status).toBe(200);
  expect(await program.kill('SIGTERM')).toBe(0);
});
