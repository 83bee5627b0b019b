import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '#kit/server/database/open-database.ts';
import { patience } from '#tests/support/patience.ts';
import { registerHealth } from './health.ts';

afterEach(() => void vi.useRealTimers());

function healthOf(execute: () => Promise<unknown>) {
  const app = Fastify();
  registerHealth(app, { db: { execute } } as unknown as Database);
  return app;
}

test('a database that says nothing at all is reported before whoever asks gives up', async () => {
  const execute = vi.fn(() => new Promise(() => {}));
  const app = healthOf(execute);
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = app.inject('/readyz');
  asked.catch(() => {});
  await vi.waitFor(() => expect(execute).toHaveBeenCalled(), patience);
  await vi.advanceTimersByTimeAsync(5_000);
  const reply = await asked;
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toEqual({ ready: false, reason: 'the database does not answer' });
});

test('a process without a database is alive and not ready', async () => {
  const app = healthOf(() => Promise.reject(new Error('gone')));
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});

test('a database that lacks migrations is not ready, and says how many', async () => {
  const reply = await healthOf(async () => ({ rows: [] })).inject('/readyz');
  expect(reply.statusCode).toBe(503);
  expect(reply.json().reason).toMatch(/^\d+ migrations are missing$/);
});
