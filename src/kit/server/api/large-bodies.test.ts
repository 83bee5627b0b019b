import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAppError } from './as-app-error.ts';
import { largeBodies } from './large-bodies.ts';

const takePlace = largeBodies({ most: 3, mostOfOne: 2 });
let arriving = 0;

const app = Fastify();
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.setErrorHandler((error, _request, reply) => reply.code(asAppError(error).status).send());
app.post<{ Params: { who: string } }>('/:who', {
  async onRequest(request, reply) {
    takePlace(request.params.who, reply.raw);
    arriving += 1;
    reply.raw.once('close', () => {
      arriving -= 1;
    });
  },
  handler: async () => 'taken',
});
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })));
afterAll(() => app.close());

/** Begins to send a body of two bytes. */
async function begin(who: string): Promise<Socket> {
  const address = app.server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  const before = arriving;
  socket.write(`POST /${who} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/x\r\nContent-Length: 2\r\n\r\nx`);
  await until(() => arriving === before + 1);
  return socket;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

const statusFor = async (who: string) =>
  (await app.inject({ method: 'POST', url: `/${who}`, headers: { 'content-type': 'text/x' }, body: 'xy' })).statusCode;

test('counts what is still arriving, of one person and of all, until it is answered or broken off', async () => {
  const [one, two] = [await begin('rahim'), await begin('rahim')];
  expect(await statusFor('rahim')).toBe(503);
  expect(await statusFor('karim')).toBe(200);
  const three = await begin('karim');
  expect(await statusFor('salma')).toBe(503);
  one.destroy();
  await until(() => arriving === 2);
  expect(await statusFor('rahim')).toBe(200);
  two.write('y');
  await until(() => arriving === 1);
  const again = [await begin('rahim'), await begin('rahim')];
  expect(await statusFor('rahim')).toBe(503);
  for (const socket of [two, three, ...again]) socket.destroy();
  await until(() => arriving === 0);
  expect(await statusFor('salma')).toBe(200);
});
