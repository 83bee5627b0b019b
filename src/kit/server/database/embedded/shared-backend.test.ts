import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Backend, type BackendConnection, SharedBackend } from './shared-backend.ts';

/** A backend that understands one-word units: `begin` and `commit` bound a transaction, `fail` throws. */
function fakeBackend() {
  const ran: string[] = [];
  let open = false;
  const backend: Backend = {
    async run(bytes, onOutput) {
      const word = Buffer.from(bytes).toString();
      ran.push(word);
      if (word.endsWith('begin')) open = true;
      if (word.endsWith('commit')) open = false;
      if (word.endsWith('fail')) throw new Error('backend failed');
      onOutput(bytes);
    },
    isInTransaction: () => open,
    async rollback() {
      ran.push('rollback');
      open = false;
    },
  };
  return { backend, ran };
}

function connect() {
  const dropped: string[] = [];
  const connection: BackendConnection = { write: () => {}, drop: (reason) => void dropped.push(reason) };
  return { connection, dropped };
}

const words = (...list: string[]) => list.map((word) => Buffer.from(word));

// Not the test runner's clock, which also whoever still waits for something in another file of this process moves on.
beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

/** What has been begun goes as far as it can, then so much time passes. */
async function pass(milliseconds: number): Promise<void> {
  await setImmediate();
  mock.timers.tick(milliseconds);
  await setImmediate();
}

test('a transaction keeps the backend until it ends', async () => {
  const { backend, ran } = fakeBackend();
  const shared = new SharedBackend(backend, 1_000);
  const [a, b] = [connect().connection, connect().connection];
  for (const bytes of words('a-begin')) shared.enqueue(a, bytes);
  for (const bytes of words('b-1', 'b-2')) shared.enqueue(b, bytes);
  for (const bytes of words('a-1', 'a-commit')) shared.enqueue(a, bytes);
  await pass(0);
  expect(ran).toEqual(['a-begin', 'a-1', 'a-commit', 'b-1', 'b-2']);
});

test('an abandoned transaction is rolled back and its connection dropped', async () => {
  const { backend, ran } = fakeBackend();
  const shared = new SharedBackend(backend, 1_000);
  const [a, b] = [connect(), connect()];
  for (const bytes of words('a-begin')) shared.enqueue(a.connection, bytes);
  for (const bytes of words('b-1')) shared.enqueue(b.connection, bytes);
  await pass(999);
  expect(ran).toEqual(['a-begin']);
  await pass(1);
  expect(ran).toEqual(['a-begin', 'rollback', 'b-1']);
  expect(a.dropped).toEqual(['transaction idle for more than 1000 ms']);
});

test('a connection that goes away takes its waiting work and its transaction with it', async () => {
  const { backend, ran } = fakeBackend();
  const shared = new SharedBackend(backend, 1_000);
  const [a, b] = [connect().connection, connect().connection];
  for (const bytes of words('a-begin')) shared.enqueue(a, bytes);
  await pass(0);
  for (const bytes of words('b-1')) shared.enqueue(b, bytes);
  shared.forget(a);
  await pass(0);
  expect(ran).toEqual(['a-begin', 'rollback', 'b-1']);
});

test('a failing backend drops the one connection and serves the next', async () => {
  const { backend, ran } = fakeBackend();
  const shared = new SharedBackend(backend, 1_000);
  const [a, b] = [connect(), connect()];
  for (const bytes of words('a-fail')) shared.enqueue(a.connection, bytes);
  for (const bytes of words('b-1')) shared.enqueue(b.connection, bytes);
  await pass(0);
  expect(a.dropped).toEqual(['backend failed']);
  expect(ran).toEqual(['a-fail', 'b-1']);
});
