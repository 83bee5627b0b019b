import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOfPost } from './page-post.ts';
import { toWebRequest } from './web-request.ts';

const app = Fastify();
beforeAll(() => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/*', async (request, reply) => {
    const form = toWebRequest(request, reply);
    if (!form) return reply.code(500).send();
    const refused = await refusalOfPost(request, form);
    if (refused !== undefined) return reply.code(refused).send();
    return [...(await form.formData()).keys()];
  });
});
afterAll(() => app.close());

const urlencoded = 'application/x-www-form-urlencoded';

async function post(headers: Record<string, string>, body = 'name=a') {
  return await app.inject({ method: 'POST', url: '/login', headers, body });
}

test('a form is taken, also an empty one and one with files', async () => {
  expect((await post({ 'content-type': urlencoded })).json()).toEqual(['name']);
  expect((await post({ 'content-type': `${urlencoded};charset=UTF-8` }, '')).json()).toEqual([]);
  const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n--x--\r\n';
  expect((await post({ 'content-type': 'multipart/form-data; boundary=x' }, part)).json()).toEqual(['name']);
});

test('what cannot be read as a form is refused', async () => {
  expect((await post({ 'content-type': 'application/json' }, '{"name":"a"}')).statusCode).toBe(415);
  expect((await post({ 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(415);
  expect((await post({ 'content-type': 'multipart/form-data; boundary=x' }, 'torn')).statusCode).toBe(400);
});

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://evil.localhost' },
])('a form of another site is refused: %o', async (headers) => {
  expect((await post({ 'content-type': urlencoded, ...headers })).statusCode).toBe(403);
});

test('a form of this site is taken', async () => {
  const own = { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' };
  expect((await post({ 'content-type': urlencoded, ...own })).statusCode).toBe(200);
});
