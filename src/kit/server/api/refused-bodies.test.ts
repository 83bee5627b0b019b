import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRefusedBodies } from './refused-bodies.ts';

const MOST = 8 * 1024 * 1024;

const app = Fastify({ bodyLimit: 1_000 });
readRefusedBodies(app, MOST);
app.post('/note', async () => 'taken');
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })));
afterAll(() => app.close());

function port(): number {
  const address = app.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Sends so many bytes at once, then a note on the same connection; the statuses that came back until its end. */
function sendAtOnce(bytes: number): Promise<string[]> {
  const socket = connect(port(), '127.0.0.1');
  let said = '';
  const statuses = () => said.match(/HTTP\/1\.1 \d+/g) ?? [];
  socket.on('data', (data) => {
    said += data;
    if (statuses().length === 2) socket.destroy();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<string[]>((resolve) => socket.once('close', () => resolve(statuses())));
  const head = 'POST /note HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n';
  socket.write(`${head}Content-Length: ${bytes}\r\n\r\n`);
  socket.write('x'.repeat(bytes));
  socket.write(`${head}Content-Length: 1\r\n\r\nx`);
  return closed;
}

test.each([
  ['of a length that is told', (text: string) => text],
  ['of a length that is not told', (text: string) => new Blob([text]).stream()],
])('who sends too much reads that it is too much: %s', async (_, bodyOf) => {
  for (let round = 0; round < 5; round += 1) {
    const reply = await fetch(`http://127.0.0.1:${port()}/note`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: bodyOf('x'.repeat(MOST / 2)),
      duplex: 'half',
    } as RequestInit);
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
  }
});

test('what was refused is thrown away and the connection goes on, within bounds', async () => {
  expect(await sendAtOnce(MOST)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  expect((await sendAtOnce(4 * MOST)).slice(1)).toEqual([]);
});
