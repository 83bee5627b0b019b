import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFailure } from './answer-failure.ts';

const app = Fastify();
beforeAll(() => {
  app.setErrorHandler(answerFailure);
  app.get('/query', () => {
    throw new Error('Failed query: select * from sessions\nparams: secret-of-somebody');
  });
  app.get('/down', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' });
    throw new Error('Failed query', { cause: refused });
  });
  app.post('/form', { bodyLimit: 10 }, () => 'taken');
});
afterAll(() => app.close());

test('a page that fails tells nothing of what broke', async () => {
  const reply = await app.inject('/query');
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toMatch(/query|params|secret/);
  expect(reply.body).toContain('আবার চেষ্টা করুন');
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('while the database does not answer, it is worth trying again', async () => {
  const reply = await app.inject('/down');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
  expect(reply.body).not.toContain('10.0.0.5');
});

test('what is too large is said to be', async () => {
  const reply = await app.inject({ method: 'POST', url: '/form', payload: { text: 'x'.repeat(100) } });
  expect([reply.statusCode, reply.body]).toEqual([413, 'Payload Too Large']);
});
