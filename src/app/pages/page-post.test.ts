import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMultipart, readMultipart } from './multipart.ts';
import { refusalOfPost } from './page-post.ts';
import { toWebRequest } from './web-request.ts';

const MEGABYTE = 1024 * 1024;

const app = Fastify();
beforeAll(() => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
  app.post('/*', async (request, reply) => {
    const refused = refusalOfPost(request);
    if (refused !== undefined) return reply.code(refused).send();
    const read = isMultipart(request) ? await readMultipart(request, { most: MEGABYTE, take: takeFile }) : undefined;
    const form = read === null ? null : toWebRequest(request, reply, read);
    return form ? [...(await form.formData()).keys()] : reply.code(400).send();
  });
});
afterAll(() => app.close());

/** Says of a file what it is called and how much of it there is; of one called `slow` it has to think first. */
async function takeFile({ field, name, bytes }: { field: string; name: string; bytes: AsyncIterable<Uint8Array> }) {
  let size = 0;
  if (field === 'slow') await new Promise((resolve) => setImmediate(resolve));
  for await (const chunk of bytes) size += chunk.length;
  return [`${name}: ${size}`, 'stored'] as [string, string];
}

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

test('files are stored while the form is read, and the form says so in their place', async () => {
  const file = (name: string, body: string) =>
    `--x\r\nContent-Disposition: form-data; name="add"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${body}\r\n`;
  const field = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n';
  const body = `${file('a.png', 'x'.repeat(200_000))}${field}${file('', '')}${file('b.png', '')}--x--\r\n`;
  const read = await post({ 'content-type': 'multipart/form-data; boundary=x' }, body);
  expect(read.json()).toEqual(['a.png: 200000', 'name', 'b.png: 0']);
  const torn = await post({ 'content-type': 'multipart/form-data; boundary=x' }, file('a.png', 'half').slice(0, -4));
  expect(torn.statusCode).toBe(400);
});

test('a part without a name says nothing, and too many parts are refused', async () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const named = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n';
  const nameless = '--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n';
  const file = '--x\r\nContent-Disposition: form-data; filename="a.png"\r\n\r\nc\r\n';
  const read = await post(form, `${nameless}${file}${named}--x--\r\n`);
  expect(read.json()).toEqual(['name']);
  expect((await post(form, `${named.repeat(5_001)}--x--\r\n`)).statusCode).toBe(413);
});

test('a form that is cut off within a file nobody reads is refused, and nothing else comes of it', async () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = '--x\r\nContent-Disposition: form-data; name="slow"; filename="a.png"\r\n\r\nhalf';
  expect((await post(form, part)).statusCode).toBe(400);
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
