import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { route } from '#kit/server/api/route.ts';
import type { Db } from '#kit/server/database/db.ts';
import { createHostMaker } from './page-host.ts';
import { sendWebResponse } from './send-web-response.ts';

const getTea = endpoint({
  name: 'getTea',
  method: 'GET',
  path: '/tea',
  summary: 'Reads the tea',
  access: 'anyone',
  data: z.null(),
});
const noTea = route(getTea, async () => {
  throw new AppError('busy', { retryAfterSeconds: 1.5 });
});

const app = Fastify();
beforeAll(() => {
  const makeHost = createHostMaker(
    {
      routes: [noTea],
      db: {} as Db,
      clock: () => new Date('2026-03-01T06:00:00Z'),
      publicUrl: 'http://localhost:3000',
      authenticate: async () => undefined,
      translate: (_locale, { key }) => key,
    },
    () => '',
  );
  app.get('/needs-tea', async (request, reply) => {
    const host = await makeHost(request, reply);
    const thrown = await host.call(getTea).catch((error: { init: ResponseInit }) => error);
    return sendWebResponse(reply, new Response('no tea', thrown?.init));
  });
  app.get('/does-without', async (request, reply) => {
    const host = await makeHost(request, reply);
    const { ok } = await host.attempt(getTea);
    return sendWebResponse(reply, new Response(ok ? 'tea' : 'water'));
  });
});
afterAll(() => app.close());

test('a page that lacks what is busy says when to come back', async () => {
  const reply = await app.inject('/needs-tea');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
});

test('a page that does without it does not', async () => {
  const reply = await app.inject('/does-without');
  expect([reply.statusCode, reply.body, reply.headers['retry-after']]).toEqual([200, 'water', undefined]);
});
