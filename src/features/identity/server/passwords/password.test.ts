import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBengaliDigits } from '#domain/text/digits.ts';
import { createUser, PASSWORD, type TestUser } from '#tests/factories/user.ts';
import { codeSentTo, mailsTo } from '#tests/support/mail-log.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { changePassword, forgotPassword, resetPassword } from '../../contract/passwords.ts';
import { getMe } from '../../contract/profile.ts';
import { login, refreshToken } from '../../contract/sessions.ts';
import { getVerification } from '../../contract/verification.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.forward(3600);
});

const NEW_PASSWORD = 'another fine passphrase';
const signIn = (identifier: string | null, password: string) =>
  server.call(login, { body: { identifier: identifier ?? '', password } });
const forget = (identifier: string | null) => server.call(forgotPassword, { body: { identifier: identifier ?? '' } });
const reset = (id: string, code: string, password = NEW_PASSWORD) =>
  server.call(resetPassword, { params: { id }, body: { code, password } });

describe('a forgotten password', () => {
  test('is replaced by the code; every session ends and the owner is told', async () => {
    const owner = await createUser(server);
    const { _id: id } = (await forget(owner.email)).data;
    const code = toBengaliDigits(await codeSentTo(server.db, owner.email ?? ''));
    const done = await reset(id, code);
    expect(done.body.data).toEqual({ success: true, message: 'Your password was changed.', data: {} });
    expect((await server.call(getMe, owner)).status).toBe(401);
    expect((await server.call(refreshToken, { cookies: owner.cookies })).status).toBe(401);
    expect((await signIn(owner.email, PASSWORD)).status).toBe(422);
    expect((await signIn(owner.email, NEW_PASSWORD)).status).toBe(200);
    const [notice] = await mailsTo(server.db, owner.email ?? '');
    expect(notice?.template).toBe('passwordChanged');
    expect((await reset(id, code)).status).toBe(422);
  });

  test('of nobody gets the same answer, and no message', async () => {
    const owner = await createUser(server);
    const known = await forget(owner.email);
    const unknown = await forget('nobody@example.com');
    expect(unknown.status).toBe(known.status);
    expect(Object.keys(unknown.body.data)).toEqual(Object.keys(known.body.data));
    expect(await mailsTo(server.db, 'nobody@example.com')).toEqual([]);
    const pending = await server.call(getVerification, { params: { id: unknown.data._id } });
    expect(pending.data).toMatchObject({ purpose: 'reset', sentTo: 'n•••@example.com' });
    expect((await reset(unknown.data._id, '000000')).body.data.error.fields).toEqual({
      code: ['This is not the code we sent. Check it and try again.'],
    });
  });

  test('is not replaced by a wrong code, a code for something else or a weak password', async () => {
    const owner = await createUser(server);
    const { _id: id } = (await forget(owner.email)).data;
    const code = await codeSentTo(server.db, owner.email ?? '');
    expect((await reset(id, code, 'password123')).body.data.error.fields).toHaveProperty('password');
    expect((await reset(id, code, 'short')).body.data.error.fields).toHaveProperty('password');
    expect((await reset(id, code === '111111' ? '222222' : '111111')).status).toBe(422);
    const unverified = await createUser(server, { state: 'Unverified' });
    const { verificationId } = (await signIn(unverified.email, PASSWORD)).data;
    const registerCode = await codeSentTo(server.db, unverified.email ?? '');
    expect((await reset(verificationId ?? '', registerCode)).status).toBe(404);
    expect((await signIn(owner.email, PASSWORD)).status).toBe(200);
    expect((await reset(id, code)).status).toBe(200);
  });

  test('closes other codes sent before, and verifies an address that was not', async () => {
    const owner = await createUser(server, { state: 'Unverified' });
    const first = (await forget(owner.email)).data._id;
    const firstCode = await codeSentTo(server.db, owner.email ?? '');
    const second = (await forget(owner.email)).data._id;
    const secondCode = await codeSentTo(server.db, owner.email ?? '');
    expect((await reset(second, secondCode)).status).toBe(200);
    expect((await reset(first, firstCode)).status).toBe(422);
    expect((await signIn(owner.email, NEW_PASSWORD)).data.accessToken).toBeDefined();
  });

  test('of a mobile number goes by message', async () => {
    const owner = await createUser(server, { email: null, phone: '+8801812345678' });
    const { _id: id } = (await forget('০১৮১২৩৪৫৬৭৮')).data;
    expect((await server.call(getVerification, { params: { id } })).data.sentTo).toBe('+88018•••••678');
    expect((await reset(id, await codeSentTo(server.db, owner.phone ?? ''))).status).toBe(200);
    const [notice] = await mailsTo(server.db, owner.phone ?? '');
    expect(notice?.template).toBe('sms');
  });
});

describe('changePassword', () => {
  const change = (by: TestUser, currentPassword: string, password = NEW_PASSWORD) =>
    server.call(changePassword, { body: { currentPassword, password } }, by);

  test('ends the other sessions and keeps this one', async () => {
    const owner = await createUser(server);
    const phone = visitor();
    await server.call(login, { body: { identifier: owner.email ?? '', password: PASSWORD } }, phone);
    expect((await change(owner, PASSWORD)).status).toBe(200);
    expect((await server.call(getMe, owner)).status).toBe(200);
    expect((await server.call(refreshToken, { cookies: owner.cookies })).status).toBe(200);
    expect((await server.call(getMe, phone)).status).toBe(401);
    expect((await signIn(owner.email, NEW_PASSWORD)).status).toBe(200);
    expect((await mailsTo(server.db, owner.email ?? ''))[0]?.template).toBe('passwordChanged');
  });

  test('needs the current one, which cannot be guessed', async () => {
    const owner = await createUser(server);
    const wrong = await change(owner, 'not the password');
    expect(wrong.body.data.error.fields).toEqual({
      currentPassword: ['This is not your current password. Check it and try again.'],
    });
    for (let tried = 1; tried < 5; tried += 1) await change(owner, 'not the password');
    expect((await change(owner, PASSWORD)).status).toBe(429);
  });

  test('refuses a weak one', async () => {
    const owner = await createUser(server);
    expect((await change(owner, PASSWORD, 'qwerty123')).body.data.error.fields).toHaveProperty('password');
    expect((await change(owner, PASSWORD, owner.email ?? '')).body.data.error.fields).toHaveProperty('password');
  });

  test.each([
    'trustno1',
    'Liverpool1',
    'amarsonarbangla',
    'Dhaka1971',
    'p@ssw0rd1',
    'zzzzzzzzz',
    '12121212',
    'mamunmamun',
    'abcdefgh',
    '98765432',
    '১২৩৪৫৬৭৮',
  ])('refuses %s, which many people use', async (password) => {
    const owner = await createUser(server);
    const fields = { password: ['Many people use this password. Choose one that is harder to guess.'] };
    expect((await change(owner, PASSWORD, password)).body.data.error.fields).toEqual(fields);
  });

  test('twice at the same moment changes it once', async () => {
    const owner = await createUser(server);
    const replies = await Promise.all([
      change(owner, PASSWORD, 'the first new one'),
      change(owner, PASSWORD, 'the second new one'),
    ]);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  });
});
