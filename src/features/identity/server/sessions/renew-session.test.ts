import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getMe } from '../../contract/profile.ts';
import { refreshToken } from '../../contract/sessions.ts';
import { sessions } from '../tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const REFRESH = 'auth._refresh_token.local';

describe('refreshToken', () => {
  test('gives a new access token and another refresh token', async () => {
    const owner = await createUser(server);
    const before = owner.cookies[REFRESH];
    server.clock.forward(1801);
    expect((await server.call(getMe, owner)).status).toBe(401);
    const reply = await server.call(refreshToken, { cookies: owner.cookies });
    expect(Object.keys(reply.body.data.data)).toEqual(['accessToken']);
    expect(owner.cookies[REFRESH]).not.toBe(before);
    expect(owner.cookies['auth._token.local']).toBe(`Bearer ${reply.data.accessToken}`);
    expect((await server.call(getMe, { cookies: owner.cookies })).data._id).toBe(owner.id);
  });

  test('from three tabs at the same moment gives all of them the same refresh token', async () => {
    const owner = await createUser(server);
    const tabs = [1, 2, 3].map(() => ({ cookies: { ...owner.cookies } }));
    const replies = await Promise.all(tabs.map((tab) => server.call(refreshToken, tab)));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect(new Set(tabs.map((tab) => tab.cookies[REFRESH])).size).toBe(1);
    expect(tabs[0]?.cookies[REFRESH]).not.toBe(owner.cookies[REFRESH]);
    for (const tab of tabs) expect((await server.call(getMe, tab)).status).toBe(200);
    server.clock.forward(1801);
    expect((await server.call(refreshToken, tabs[2] ?? owner)).status).toBe(200);
  });

  test('again because the answer was lost leads to the same session, which lives on', async () => {
    const owner = await createUser(server);
    await server.call(refreshToken, { cookies: { ...owner.cookies } });
    server.clock.forward(20);
    expect((await server.call(refreshToken, { cookies: owner.cookies })).status).toBe(200);
    server.clock.forward(1801);
    expect((await server.call(refreshToken, { cookies: owner.cookies })).status).toBe(200);
    expect((await server.call(getMe, { cookies: owner.cookies })).status).toBe(200);
  });

  test('with a token exchanged before ends the session of both who hold it', async () => {
    const owner = await createUser(server);
    const thief = { cookies: { ...owner.cookies } };
    await server.call(refreshToken, { cookies: owner.cookies });
    server.clock.forward(31);
    expect((await server.call(refreshToken, thief)).status).toBe(401);
    expect(thief.cookies).toEqual({});
    expect((await server.call(getMe, { cookies: owner.cookies })).status).toBe(401);
    expect((await server.call(refreshToken, { cookies: owner.cookies })).status).toBe(401);
  });

  test('with the token before the last one ends the session even at once', async () => {
    const owner = await createUser(server);
    const thief = { cookies: { ...owner.cookies } };
    await server.call(refreshToken, { cookies: owner.cookies });
    await server.call(refreshToken, { cookies: owner.cookies });
    expect((await server.call(refreshToken, thief)).status).toBe(401);
    expect((await server.call(refreshToken, { cookies: owner.cookies })).status).toBe(401);
  });

  test('leaves other sessions of the same person alone', async () => {
    const owner = await createUser(server);
    const other = await createUser(server);
    await server.call(refreshToken, { cookies: { [REFRESH]: `${owner.sessionId}.wrong` } });
    expect((await server.call(getMe, owner)).status).toBe(401);
    expect((await server.call(getMe, other)).status).toBe(200);
  });

  test('is refused thirty days after the last exchange', async () => {
    const owner = await createUser(server);
    server.clock.forward(29 * 86_400);
    expect((await server.call(refreshToken, { cookies: owner.cookies })).status).toBe(200);
    server.clock.forward(29 * 86_400);
    expect((await server.call(refreshToken, { cookies: owner.cookies })).status).toBe(200);
    server.clock.forward(30 * 86_400);
    expect((await server.call(refreshToken, { cookies: owner.cookies })).status).toBe(401);
  });

  test('is refused ninety days after signing in, however often it was renewed', async () => {
    const owner = await createUser(server);
    const renew = async () => (await server.call(refreshToken, { cookies: owner.cookies })).status;
    for (let day = 20; day < 90; day += 20) {
      server.clock.forward(20 * 86_400);
      expect(await renew()).toBe(200);
    }
    server.clock.forward(10 * 86_400 - 60);
    expect(await renew()).toBe(200);
    expect((await server.call(getMe, { cookies: owner.cookies })).status).toBe(200);
    server.clock.forward(60);
    expect((await server.call(getMe, { cookies: owner.cookies })).status).toBe(401);
    expect(await renew()).toBe(401);
  });

  test('without a usable token is refused', async () => {
    const unknown = '0197a000-0000-7000-8000-000000000000.secret';
    for (const token of ['', 'x', 'a.b.c', '.', unknown, `${'x'.repeat(3000)}.y`]) {
      expect((await server.call(refreshToken, { cookies: { [REFRESH]: token } })).status, token.slice(0, 50)).toBe(401);
    }
    expect((await server.call(refreshToken, { cookies: {} })).status).toBe(401);
  });

  test('keeps only a hash of the token', async () => {
    const owner = await createUser(server);
    const [row] = await server.db.select().from(sessions).where(eq(sessions.id, owner.sessionId));
    const secret = owner.cookies[REFRESH]?.split('.')[1] ?? '';
    expect(secret.length).toBeGreaterThan(40);
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});
