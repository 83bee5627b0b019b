import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnsweredClient } from './answered-client.ts';
import { isBusyError } from './database-errors.ts';

const letIn = Buffer.from([...Buffer.from('R'), 0, 0, 0, 8, 0, 0, 0, 0, ...Buffer.from('Z'), 0, 0, 0, 5, 0x49]);

/** Lets everybody in and answers nothing from then on, as a machine does whose disk hangs. */
let frozen: Server;
const sockets: Socket[] = [];

beforeEach(async () => {
  frozen = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => socket.write(letIn));
  });
  await new Promise<void>((resolve) => frozen.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => frozen.close(resolve));
});

test('who asks a database that stays silent is told, and so is who waits behind', async () => {
  const client = new AnsweredClient({ host: '127.0.0.1', port: (frozen.address() as AddressInfo).port });
  const lost = vi.fn();
  client.on('error', lost);
  await client.connect();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = Promise.allSettled([client.query('SELECT 1'), client.query('SELECT 2')]);
  await vi.advanceTimersByTimeAsync(34_999);
  expect(lost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const outcomes = await asked;
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && isBusyError(outcome.reason))).toEqual([true, true]);
  expect(lost).toHaveBeenCalledOnce();
});
