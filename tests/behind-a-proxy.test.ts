import { expect, test } from 'vitest';
import { findSessions, login } from '#features/identity/contract/sessions.ts';
import { pathOf } from '#kit/contract/request.ts';
import { createUser, PASSWORD } from './factories/user.ts';
import { startTestServer, type TestServer, visitor } from './support/test-server.ts';

const direct = await startTestServer();
const behindOne = await startTestServer({ publicUrl: 'https://jorip.example', trustProxy: 1 });

/** Signs somebody in over a way with these headers; tells what address the session came from. */
async function signIn(server: TestServer, headers: Record<string, string>) {
  const { email } = await createUser(server);
  const by = { ...visitor(), ip: '10.0.0.1' };
  const payload = { identifier: email, password: PASSWORD };
  const reply = await server.send({ method: 'POST', url: pathOf(login), payload, headers, by });
  const own = (await server.call(findSessions, by)).data.find((session) => session.current);
  return { reply, ip: own?.ip };
}

test('one proxy is believed one address, the one it added itself', async () => {
  const forwarded = { 'x-forwarded-for': '6.6.6.6, 103.4.145.2' };
  expect((await signIn(behindOne, forwarded)).ip).toBe('103.4.145.2');
  expect((await signIn(behindOne, { 'x-forwarded-for': '103.4.145.2:51234' })).ip).toBe('103.4.145.2');
  expect((await signIn(behindOne, {})).ip).toBe('10.0.0.1');
  expect((await signIn(direct, forwarded)).ip).toBe('10.0.0.1');
});

test('where people come over https, cookies and browsers stay there', async () => {
  const { reply } = await signIn(behindOne, { 'x-forwarded-proto': 'https' });
  const cookies = [reply.headers['set-cookie']].flat();
  expect(cookies).toHaveLength(3);
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
  const plain = (await signIn(direct, {})).reply;
  for (const cookie of [plain.headers['set-cookie']].flat()) expect(cookie).not.toContain('Secure');
  expect(plain.headers['strict-transport-security']).toBeUndefined();
});

test('a made-up host or protocol changes nothing', async () => {
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' };
  expect((await signIn(behindOne, forged)).reply.status).toBe(200);
  const crossSite = { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
  const { email } = await createUser(behindOne);
  const payload = { identifier: email, password: PASSWORD };
  expect((await behindOne.send({ method: 'POST', url: pathOf(login), payload, headers: crossSite })).status).toBe(403);
});
