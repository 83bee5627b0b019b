import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundBodies, mayTakeLong } from './slow-bodies.ts';

/** So long a busy machine does not stand still. */
const WITHIN = 2_000;

const app = Fastify();
boundBodies(app, { withinMs: WITHIN, leastBytes: 100 });
app.post('/note', async () => 'taken');
app.post('/refused', { onRequest: async (_request, reply) => reply.code(413).send('too much') }, async () => 'taken');
app.post('/file', { onRequest: async (request) => mayTakeLong(request) }, async () => 'taken');
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })));
afterAll(() => app.close());

/** Sends a body in parts, one each half of the time that there is, and says what came back until the end. */
async function send(path: string, parts: readonly string[], length = parts.join('').length): Promise<string> {
  const address = app.server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  let said = '';
  socket.on('data', (data) => {
    said += data;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: text/x\r\nContent-Length: ${length}\r\n\r\n`,
  );
  for (const part of parts) {
    await wait(WITHIN / 2);
    if (socket.writable) socket.write(part);
  }
  await closed;
  return said.split('\r\n')[0] ?? '';
}

const slowly = (part: string) => Array.from({ length: 4 }, () => part);

test('what comes in time is taken', async () => {
  expect(await send('/note', ['a'])).toBe('HTTP/1.1 200 OK');
});

test('what comes too slowly is ended, unless it is a file that keeps coming', async () => {
  expect(await send('/note', slowly('x'.repeat(100)))).toBe('HTTP/1.1 408 Request Timeout');
  expect(await send('/file', slowly('x'.repeat(100)))).toBe('HTTP/1.1 200 OK');
  expect(await send('/file', slowly('x'))).toBe('HTTP/1.1 408 Request Timeout');
});

test('what was refused already is not read on for ever', async () => {
  expect(await send('/refused', ['x'], 1_000)).toBe('HTTP/1.1 413 Payload Too Large');
});
