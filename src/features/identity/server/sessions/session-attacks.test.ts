import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { getMail } from '#features/operations/contract.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { createUser, PASSWORD, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer, type Visitor } from '#tests/support/test-server.ts';
import { forgotPassword } from '../../contract/passwords.ts';
import { getMe } from '../../contract/profile.ts';
import { login, refreshToken } from '../../contract/sessions.ts';
import { setUserState } from '../../contract/users.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const REFRESH = 'auth._refresh_token.local';
const signIn = ({ email }: TestUser, by: Visitor, password = PASSWORD) =>
  server.call(login, { body: { identifier: email ?? '', password } }, by);

test('cookies that somebody planted before signing in are worth nothing after it', async () => {
  const [owner, stranger] = [await createUser(server), await createUser(server)];
  const planted = { ...stranger.cookies };
  const browser: Visitor = { cookies: { ...planted } };
  expect((await signIn(owner, browser)).status).toBe(200);
  expect((await server.call(getMe, browser)).data._id).toBe(owner.id);
  expect(browser.cookies[REFRESH]?.split('.')[0]).not.toBe(planted[REFRESH]?.split('.')[0]);
  const kept: Visitor = { cookies: planted };
  expect((await server.call(getMe, kept)).status).toBe(401);
  expect((await server.call(refreshToken, kept)).status).toBe(401);
});

test('a value that somebody made up is taken as no session', async () => {
  const owner = await createUser(server);
  const browser: Visitor = { cookies: { [REFRESH]: `${owner.sessionId}.chosen-by-a-stranger` } };
  const other = await createUser(server);
  await signIn(other, browser);
  expect(browser.cookies[REFRESH]).not.toContain(owner.sessionId);
  expect((await server.call(getMe, owner)).status).toBe(200);
});

test('no other site signs a visitor in to an account of its choosing', async () => {
  const stranger = await createUser(server);
  const payload = JSON.stringify({ identifier: stranger.email, password: PASSWORD });
  const forged: [Record<string, string>, number][] = [
    [{ 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'content-type': 'application/json', origin: 'https://evil.example' }, 403],
    [{ 'content-type': 'text/plain' }, 422],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 422],
  ];
  for (const [headers, status] of forged) {
    const victim: Visitor = { cookies: {} };
    const reply = await server.send({ method: 'POST', url: '/api/v1/auth/login', headers, payload, by: victim });
    expect([reply.status, victim.cookies], JSON.stringify(headers)).toEqual([status, {}]);
  }
});

test('sign-ins, refusals, changes of rights and mails that staff read are recorded with account and address', async () => {
  const [owner, admin] = [await createUser(server), await createUser(server, { role: 'admin' })];
  const ip = '10.8.0.1';
  await signIn(owner, { cookies: {}, ip });
  await signIn(owner, { cookies: {}, ip }, 'a guess');
  await server.call(forgotPassword, { body: { identifier: owner.email ?? '' } }, { cookies: {}, ip });
  const by = { ...admin, ip: '10.8.0.2' };
  await server.call(setUserState, { params: { id: owner.id }, body: { state: 'Suspend' } }, by);
  const [mail] = await server.db
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.toAddress, owner.email ?? ''));
  await server.call(getMail, { params: { id: mail?.id ?? '' } }, by);
  const recorded = async (action: string, thingId: string) => {
    const [entry] = await server.db
      .select()
      .from(activities)
      .where(and(eq(activities.action, action), eq(activities.subjectId, thingId)))
      .orderBy(desc(activities.at))
      .limit(1);
    return [entry?.log, entry?.ip];
  };
  for (const action of ['signedIn', 'signInRefused', 'resetAsked'])
    expect(await recorded(action, owner.id), action).toEqual(['security', ip]);
  expect(await recorded('stateChanged', owner.id)).toEqual(['security', '10.8.0.2']);
  expect(await recorded('read', mail?.id ?? '')).toEqual(['security', '10.8.0.2']);
});
