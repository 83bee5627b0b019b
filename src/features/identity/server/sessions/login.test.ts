import { eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '#kit/server/rate-limit/tables.ts';
import { createUser, PASSWORD } from '#tests/factories/user.ts';
import { codeSentTo, mailsTo } from '#tests/support/mail-log.ts';
import { startTestServer, type TestServer, type Visitor, visitor } from '#tests/support/test-server.ts';
import { verifyRegistration } from '../../contract/accounts.ts';
import { getMe } from '../../contract/profile.ts';
import { findSessions, login, logout, refreshToken } from '../../contract/sessions.ts';
import { users } from '../tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.forward(3600);
});

function signIn(identifier: string | null, password = PASSWORD, by: Visitor = visitor()) {
  return server.call(login, { body: { identifier: identifier ?? '', password } }, by);
}

describe('login', () => {
  test('gives the access token and both cookies', async () => {
    const owner = await createUser(server);
    const reply = await signIn(` ${owner.email?.toUpperCase()} `);
    expect(Object.keys(reply.body.data)).toEqual(['success', 'accessToken']);
    const sent = [reply.headers['set-cookie']].flat().map(String);
    const cookies = sent.filter((cookie) => cookie.startsWith('auth.'));
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^auth\._token\.local=Bearer%20[\w.-]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toMatch(
      /^auth\._refresh_token\.local=[\w-]+\.[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const me = await server.call(getMe, { cookies: {}, accessToken: reply.data.accessToken });
    expect(me.data._id).toBe(owner.id);
  });

  test('takes `email` in place of `identifier`, one of the two', async () => {
    const owner = await createUser(server);
    const email = owner.email ?? '';
    const by = (body: Record<string, string>) => server.call(login, { body: { ...body, password: PASSWORD } });
    expect((await by({ email })).data.accessToken).toBeDefined();
    expect((await by({ email: 'nobody@example.org' })).status).toBe(422);
    expect((await by({})).body.data.error.fields).toEqual({ identifier: ['This field is required'] });
    expect(Object.keys((await by({ email, identifier: email })).body.data.error.fields)).toEqual(['email']);
  });

  test('says the same of a wrong password, an unknown address and nonsense', async () => {
    const owner = await createUser(server);
    const replies = await Promise.all([
      signIn(owner.email, 'not the password'),
      signIn('nobody@example.com'),
      signIn('01799999999'),
      signIn('nonsense'),
    ]);
    for (const reply of replies) {
      expect(reply.status).toBe(422);
      expect(reply.body).toEqual(replies[0]?.body);
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  test('of an unverified account asks for a fresh code', async () => {
    const owner = await createUser(server, { state: 'Unverified' });
    const { data } = await signIn(owner.email);
    expect(data.accessToken).toBeUndefined();
    const id = data.verificationId ?? '';
    expect((await signIn(owner.email)).data.verificationId).toBe(id);
    expect(await mailsTo(server.db, owner.email ?? '')).toHaveLength(1);
    const code = await codeSentTo(server.db, owner.email ?? '');
    expect((await server.call(verifyRegistration, { params: { id }, body: { code } })).status).toBe(200);
    expect((await signIn(owner.email)).data.accessToken).toBeDefined();
  });

  test.each(['Suspend', 'Inactive'] as const)(
    'is forbidden in the state %s, and only its owner learns that',
    async (state) => {
      const owner = await createUser(server, { state });
      const reply = await signIn(owner.email);
      expect([reply.status, reply.body.data.error.code]).toEqual([403, 'forbidden']);
      expect(reply.body.data.message).toMatch(/suspended|not active/);
      expect((await signIn(owner.email, 'not the password')).status).toBe(422);
    },
  );

  test('takes a Bengali password however it was typed', async () => {
    const to = 'bengali-password@example.com';
    const { hashPassword } = await import('#kit/server/passwords/password-hash.ts');
    await createUser(server, { email: to, passwordHash: await hashPassword('বাড়ি আমার'.normalize('NFC')) });
    expect((await signIn(to, 'বা\u09dcি আমার')).status).toBe(200);
  });

  test('again in the same browser ends the session it had', async () => {
    const owner = await createUser(server);
    const browser = visitor();
    await signIn(owner.email, PASSWORD, browser);
    const before = { cookies: { ...browser.cookies } };
    await signIn(owner.email, PASSWORD, browser);
    expect((await server.call(getMe, before)).status).toBe(401);
    expect((await server.call(findSessions, browser)).data).toHaveLength(2);
  });
});

describe('logout', () => {
  test('ends the session and clears the cookies', async () => {
    const owner = await createUser(server);
    const stolen = { cookies: { ...owner.cookies }, accessToken: owner.accessToken };
    expect((await server.call(logout, owner)).status).toBe(200);
    expect(owner.cookies).toEqual({});
    expect((await server.call(getMe, stolen)).status).toBe(401);
    expect((await server.call(refreshToken, stolen)).status).toBe(401);
  });

  test('works by the refresh cookie alone when the access token is over', async () => {
    const owner = await createUser(server);
    server.clock.forward(1800);
    const other = { cookies: { ...owner.cookies } };
    await server.call(logout, { cookies: owner.cookies });
    expect((await server.call(refreshToken, other)).status).toBe(401);
  });

  test('ends the session although another tab renewed it a moment before', async () => {
    const owner = await createUser(server);
    server.clock.forward(1800);
    const other = { cookies: { ...owner.cookies } };
    await server.call(refreshToken, other);
    await server.call(logout, { cookies: owner.cookies });
    expect((await server.call(getMe, other)).status).toBe(401);
    expect((await server.call(refreshToken, other)).status).toBe(401);
  });

  test('of somebody not signed in is no failure', async () => {
    expect((await server.call(logout, visitor())).status).toBe(200);
    const forged = { cookies: { 'auth._token.local': 'Bearer x', 'auth._refresh_token.local': 'x.y' } };
    expect((await server.call(logout, forged)).status).toBe(200);
  });

  test('is not done by another site', async () => {
    const owner = await createUser(server);
    const headers = { 'sec-fetch-site': 'cross-site' };
    await server.send({ method: 'GET', url: '/api/v1/auth/logout', headers, by: { cookies: owner.cookies } });
    expect((await server.call(getMe, owner)).status).toBe(200);
  });
});

describe('login, with guessed passwords', () => {
  const from = (ip: string): Visitor => ({ cookies: {}, ip });

  test('is slowed for one account from one network address', async () => {
    const owner = await createUser(server);
    const tries = await Promise.all(Array.from({ length: 9 }, () => signIn(owner.email, 'a guess', from('10.0.0.1'))));
    expect(tries.filter((reply) => reply.status === 422)).toHaveLength(5);
    const refused = await signIn(owner.email, PASSWORD, from('10.0.0.1'));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await signIn(owner.email, PASSWORD, from('10.0.0.2'))).status).toBe(200);
    server.clock.forward(60);
    expect((await signIn(owner.email, PASSWORD, from('10.0.0.1'))).status).toBe(200);
  });

  test('is slowed for one account from everywhere; the owner stays signed in', async () => {
    const owner = await createUser(server);
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await signIn(owner.email, 'a guess', from(`10.0.1.${tried}`))).status).toBe(422);
    }
    const refused = await signIn(owner.email, PASSWORD, from('10.0.2.1'));
    expect([refused.status, refused.body.data.error.code]).toEqual([429, 'limited']);
    expect(Number(refused.headers['retry-after'])).toBe(900);
    expect((await server.call(getMe, owner)).status).toBe(200);
    server.clock.forward(900);
    expect((await signIn(owner.email, PASSWORD, from('10.0.2.1'))).status).toBe(200);
  });

  test('is slowed for an unknown account the same', async () => {
    const statuses = [];
    for (let tried = 0; tried < 6; tried += 1) {
      statuses.push((await signIn('nobody-at-all@example.com', 'a guess', from('10.0.3.1'))).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('never locks out a campus behind one address: right passwords do not count', async () => {
    const student = await createUser(server);
    for (let signedIn = 0; signedIn < 30; signedIn += 1) {
      expect((await signIn(student.email, PASSWORD, from('10.0.4.1'))).status).toBe(200);
    }
  });

  test('of many accounts from one network address ends at three hundred failures', async () => {
    const student = await createUser(server);
    await signIn('somebody-else@example.com', 'a guess', from('10.0.5.1'));
    await server.db.update(rateLimits).set({ hits: 299 }).where(like(rateLimits.key, 'sign-in:address:%'));
    expect((await signIn(student.email, PASSWORD, from('10.0.5.1'))).status).toBe(200);
    expect((await signIn(student.email, 'a guess', from('10.0.5.1'))).status).toBe(422);
    expect((await signIn(student.email, PASSWORD, from('10.0.5.1'))).status).toBe(429);
    expect((await signIn(student.email, PASSWORD, from('10.0.5.2'))).status).toBe(200);
  });
});

test('suspending ends sessions at once', async () => {
  const owner = await createUser(server);
  await server.db.update(users).set({ state: 'Suspend' }).where(eq(users.id, owner.id));
  expect((await server.call(getMe, owner)).status).toBe(401);
  expect((await server.call(refreshToken, owner)).status).toBe(401);
});
