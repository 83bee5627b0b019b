// What the built program answers to requests that no browser of ours makes.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { PASSWORD } from './support/account-forms.ts';
import { createPerson } from './support/people.ts';
import { startSeededProduct } from './support/seeded-product.ts';

const { product, seeded } = await startSeededProduct(async (db) => ({
  admin: await createPerson(db, 'Admin', 'admin'),
  guessedAt: await createPerson(db, 'Guessed', 'admin'),
}));
afterAll(() => product.stop());

function credentials({ email }: { email: string }, password = PASSWORD): URLSearchParams {
  return new URLSearchParams({ identifier: email, password });
}

const FORM = 'application/x-www-form-urlencoded';

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(product.url + path, { headers, redirect: 'manual' });
}

async function post(path: string, headers: Record<string, string>, body = 'identifier=a&password=b'): Promise<number> {
  return (await fetch(product.url + path, { method: 'POST', headers, body, redirect: 'manual' })).status;
}

it.each(['/%ff', '/bn/%', '/survey/welcome/%E0%A6', '/page/%E0%A6%95%E0%A6', '/dashboard/survey/%00', '/metrics'])(
  '%s is no page, in words',
  async (path) => {
    const reply = await get(path);
    expect([302, 404, 422]).toContain(reply.status);
    if (reply.status === 404) expect(reply.headers.get('content-type')).toContain('text/html');
  },
);

it('an address of thousands of parts takes no longer than any that has no page', async () => {
  const milliseconds = async (path: string) => {
    const started = performance.now();
    expect((await get(path)).status).toBe(404);
    return performance.now() - started;
  };
  const times: Record<string, number[]> = { short: [], deep: [] };
  for (let round = 0; round < 20; round += 1) {
    times.short?.push(await milliseconds('/no/such/page'));
    times.deep?.push(await milliseconds('/a'.repeat(7_000)));
  }
  const [short = 0, deep = 0] = ['short', 'deep'].map((each) => Math.min(...(times[each] ?? [])));
  // Looked up part by part it takes some thousand times as long.
  expect(deep).toBeLessThan(short * 5);
});

it.each(['/', '/login', '/register', '/forgot-password', '/logout', '/survey/welcome/x', '/change-password/x'])(
  'what is posted to %s and is no form of ours is refused',
  async (path) => {
    expect(await post(path, { 'content-type': 'application/json' }, '{"a":')).toBe(415);
    expect(await post(path, { 'content-type': 'multipart/form-data; boundary=x' }, 'torn')).toBe(400);
    expect(await post(path, { 'content-type': FORM, origin: 'https://evil.example' })).toBe(403);
    expect(await post(path, { 'content-type': FORM, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post(path, { 'content-type': FORM }, 'x'.repeat(2_000_000))).toBe(413);
    expect(await post(path, { 'content-type': FORM }, 'identifier=%ff%00&password=%ed%a0%80')).toBeLessThan(500);
  },
);

it.each(['reader@evil.example', 'evil.example/path?', '[::1', ''])('a host like "%s" fails nothing', async (host) => {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
  socket.write(`GET /login HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 (200|400) /);
});

it('what a person sees is kept by nobody, and public pages are asked for again', async () => {
  expect((await get('/')).headers.get('cache-control')).toBe('private, no-cache');
  const body = credentials(seeded.admin);
  const signedIn = await fetch(`${product.url}/admin-login`, { method: 'POST', body, redirect: 'manual' });
  expect(signedIn.status).toBe(303);
  const cookies = signedIn.headers.getSetCookie();
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  for (const path of ['/admin', '/admin/profile.data', '/']) {
    const reply = await get(path, { cookie });
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  }
});

it('whoever signed in by form before still gets in by form while others guess', async () => {
  const signIn = (init: RequestInit) =>
    fetch(`${product.url}/admin-login`, { method: 'POST', redirect: 'manual', ...init });
  const body = credentials(seeded.guessedAt);
  const known = (await signIn({ body })).headers.getSetCookie().find((cookie) => cookie.startsWith('jorip_known='));
  const guess = credentials(seeded.guessedAt, 'a guess');
  const guesses = await Promise.all(Array.from({ length: 11 }, () => signIn({ body: guess })));
  expect(guesses.map(({ status }) => status)).toContain(429);
  expect((await signIn({ body, headers: { cookie: known?.split(';')[0] ?? '' } })).status).toBe(303);
});

it('files are sent while passwords wait to be compared', async () => {
  const signIn = (number: number) => {
    const body = JSON.stringify({ identifier: `somebody-${number}@example.com`, password: 'a guess' });
    const headers = { 'content-type': 'application/json' };
    return fetch(`${product.url}/api/v1/auth/login`, { method: 'POST', body, headers });
  };
  let compared = 0;
  const guesses = Array.from({ length: 200 }, async (_, number) => {
    expect((await signIn(number)).status).toBe(422);
    compared += 1;
  });
  await Promise.race(guesses);
  for (const file of ['/favicon.svg', '/icon-512.png', '/robots.txt']) expect((await get(file)).status).toBe(200);
  expect(compared).toBeLessThan(guesses.length);
  await Promise.all(guesses);
});
