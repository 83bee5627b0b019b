import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBengaliDigits } from '#domain/text/digits.ts';
import { createUser, PASSWORD } from '#tests/factories/user.ts';
import { codeSentTo, mailsTo } from '#tests/support/mail-log.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { register, verifyRegistration } from '../../contract/accounts.ts';
import { getMe } from '../../contract/profile.ts';
import { login } from '../../contract/sessions.ts';
import { setUserState } from '../../contract/users.ts';
import { getVerification, resendVerification } from '../../contract/verification.ts';
import { users } from '../tables.ts';

let server: TestServer;
let made = 0;
const newAddress = () => `newcomer-${++made}@example.com`;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.forward(3600);
});

function sendRegistration(identifier: string, password = PASSWORD, firstName = 'Newcomer') {
  return server.call(register, { body: { firstName, lastName: 'Example', identifier, password } });
}

describe('registering', () => {
  test('with an email address: the code verifies and signs in', async () => {
    const to = newAddress();
    const registered = await sendRegistration(to.toUpperCase());
    expect(registered.status).toBe(201);
    const { _id: id } = registered.data;
    expect((await server.call(getVerification, { params: { id } })).data).toEqual({
      _id: id,
      purpose: 'register',
      sentTo: 'n•••@example.com',
      expiresAt: new Date(server.clock.now.getTime() + 10 * 60_000).toISOString(),
      linkWorks: false,
      resendAt: new Date(server.clock.now.getTime() + 60_000).toISOString(),
    });

    const newcomer = visitor();
    const code = await codeSentTo(server.db, to);
    const verified = await server.call(verifyRegistration, { params: { id }, body: { code } }, newcomer);
    expect(verified.status).toBe(200);
    expect(newcomer.cookies['auth._token.local']).toBe(`Bearer ${verified.data.accessToken}`);
    expect((await server.call(getMe, newcomer)).data).toMatchObject({
      fullName: 'Newcomer Example',
      email: to,
      role: 'user',
      state: 'Verified',
    });
  });

  test('with a mobile number in Bengali digits, the code in Bengali digits too', async () => {
    const { data } = await sendRegistration('০১৭১২-৩৪৫৬৭৮');
    const [message] = await mailsTo(server.db, '+8801712345678');
    expect(message).toMatchObject({ template: 'sms' });
    const code = toBengaliDigits(await codeSentTo(server.db, '+8801712345678'));
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    const verified = await server.call(verifyRegistration, { params: { id: data._id }, body: { code: typed } });
    expect(verified.status).toBe(200);
    const again = await server.call(login, { body: { identifier: '+৮৮০১৭১২৩৪৫৬৭৮', password: PASSWORD } });
    expect(again.data.accessToken).toBeDefined();
  });

  test.each([
    ['someone@', 'Enter a valid email address!'],
    ['০১৭১২-৩৪৫', 'The Mobile number field must be 11 digits'],
    ['stranger', 'Enter an email address or a mobile number'],
  ])('refuses %j: %s', async (identifier, text) => {
    const body = { firstName: '', identifier, password: PASSWORD, repeated: 'other' };
    expect((await server.call(register, { body })).body.data.error.fields).toEqual({
      firstName: ['This field is required'],
      identifier: [text],
      repeated: ["Password doesn't match! Please try again."],
    });
  });

  test('a code with letters in it is no code', async () => {
    const { data } = await sendRegistration(newAddress());
    const reply = await server.call(verifyRegistration, { params: { id: data._id }, body: { code: '12 34 5o' } });
    expect(reply.body.data.error.fields).toEqual({ code: ['The Code may only contain numeric characters'] });
  });

  test('speaks the language of the request', async () => {
    const to = newAddress();
    await server.send({
      method: 'POST',
      url: '/api/v1/auth/register',
      headers: { 'accept-language': 'bn' },
      payload: { firstName: 'নতুন', identifier: to, password: PASSWORD },
    });
    const [mail] = await mailsTo(server.db, to);
    expect(mail?.subject).toBe('আপনার Jorip কোড');
    expect(mail?.html).toContain('lang="bn"');
    expect(mail?.text).toContain('১০ মিনিট');
  });

  test('refuses what cannot be an account', async () => {
    const to = newAddress();
    const wrong = async (identifier: string, password: string, field: string) => {
      const reply = await sendRegistration(identifier, password);
      expect(reply.status).toBe(422);
      expect(Object.keys(reply.body.data.error.fields)).toEqual([field]);
    };
    await wrong('somebody', PASSWORD, 'identifier');
    await wrong('01212345678', PASSWORD, 'identifier');
    await wrong(to, 'short', 'password');
    await wrong(to, 'Password123', 'password');
    await wrong(to, 'zzzzzzzzzz', 'password');
    await wrong(to, to, 'password');
    const nameless = await sendRegistration(to, PASSWORD, '\u0007');
    expect(nameless.body.data.error.fields).toHaveProperty('firstName');
    expect(await mailsTo(server.db, to)).toEqual([]);
  });

  test('no line break in an address or a name reaches the head of a mail', async () => {
    const to = newAddress();
    for (const identifier of [`${to}\r\nBcc: stolen@example.com`, `a\r\n${to}`, `${to},stolen@example.com`]) {
      const reply = await sendRegistration(identifier);
      expect([reply.status, Object.keys(reply.body.data.error.fields)], identifier).toEqual([422, ['identifier']]);
    }
    await sendRegistration(to, PASSWORD, 'Newcomer\r\nBcc: stolen@example.com');
    const [mail] = await mailsTo(server.db, to);
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('stolen');
  });

  test('names a password that was typed differently the second time, and everything else that is wrong', async () => {
    const typed = { firstName: '', identifier: 'somebody', password: PASSWORD, repeated: 'other' };
    const { status, body } = await server.call(register, { body: typed });
    expect(status).toBe(422);
    expect(Object.keys(body.data.error.fields).sort()).toEqual(['firstName', 'identifier', 'repeated']);
    expect(body.data.error.fields.repeated).toEqual(["Password doesn't match! Please try again."]);

    const to = newAddress();
    const rest = { firstName: 'Newcomer', identifier: to, password: PASSWORD };
    const differing = await server.call(register, { body: { ...rest, repeated: '' } });
    expect(Object.keys(differing.body.data.error.fields)).toEqual(['repeated']);
    expect(await mailsTo(server.db, to)).toEqual([]);
    expect((await server.call(register, { body: { ...rest, repeated: PASSWORD } })).status).toBe(201);
  });
});

describe('an address that has an account', () => {
  test('gets the same answer; its owner is told, and no code fits', async () => {
    const owner = await createUser(server);
    const to = owner.email ?? '';
    const { status, data, body } = await sendRegistration(to, 'the password of a stranger');
    expect(status).toBe(201);
    expect(Object.keys(body.data)).toEqual(['success', 'data']);
    const [mail, ...more] = await mailsTo(server.db, to);
    expect(mail?.template).toBe('accountExists');
    expect(mail?.text).toContain('http://localhost:3000/login');
    expect(more).toEqual([]);
    const pending = await server.call(getVerification, { params: { id: data._id } });
    expect(pending.data.purpose).toBe('register');
    const guess = await server.call(verifyRegistration, { params: { id: data._id }, body: { code: '000000' } });
    expect(guess.body.data.error.fields).toEqual({ code: ['This is not the code we sent. Check it and try again.'] });
    const stranger = { identifier: to, password: 'the password of a stranger' };
    expect((await server.call(login, { body: stranger })).status).toBe(422);
    expect((await server.call(login, { body: { identifier: to, password: PASSWORD } })).status).toBe(200);
  });

  test('that was never verified is registered again; the code sent before is dead', async () => {
    const to = newAddress();
    const first = await sendRegistration(to, 'the password of a stranger');
    const firstCode = await codeSentTo(server.db, to);
    const second = await sendRegistration(to, PASSWORD, 'Newcomer the owner');
    const secondCode = await codeSentTo(server.db, to);
    const dead = await server.call(verifyRegistration, { params: { id: first.data._id }, body: { code: firstCode } });
    expect(dead.body.data.error.fields).toEqual({ code: ['This code no longer works. Ask for a new one.'] });
    const crossed = await server.call(verifyRegistration, {
      params: { id: first.data._id },
      body: { code: secondCode },
    });
    expect(crossed.status).toBe(422);
    const verified = await server.call(verifyRegistration, {
      params: { id: second.data._id },
      body: { code: secondCode },
    });
    expect(verified.status).toBe(200);
    const stranger = { identifier: to, password: 'the password of a stranger' };
    expect((await server.call(login, { body: stranger })).status).toBe(422);
  });

  test('that somebody was in keeps its name and password, also where the staff set it back', async () => {
    const owner = await createUser(server);
    const admin = await createUser(server, { role: 'admin' });
    const back = { params: { id: owner.id }, body: { state: 'Unverified' as const } };
    expect((await server.call(setUserState, back, admin)).status).toBe(200);
    const [before] = await server.db.select().from(users).where(eq(users.id, owner.id));
    expect((await sendRegistration(owner.email ?? '', 'mine is another one', 'Mallory')).status).toBe(201);
    expect((await mailsTo(server.db, owner.email ?? ''))[0]?.template).toBe('accountExists');
    expect(await server.db.select().from(users).where(eq(users.id, owner.id))).toEqual([before]);
  });

  test('registered by many at the same moment is one account', async () => {
    const to = newAddress();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => sendRegistration(to)));
    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201, 201, 201]);
    const rows = await server.db.select({ id: users.id }).from(users).where(eq(users.email, to));
    expect(rows).toHaveLength(1);
  });
});

describe('codes', () => {
  async function pending() {
    const to = newAddress();
    const { data } = await sendRegistration(to);
    return { to, id: data._id, code: await codeSentTo(server.db, to) };
  }
  const verify = (id: string, code: string) => server.call(verifyRegistration, { params: { id }, body: { code } });
  const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

  test('can be tried five times, exactly, however many tries come together', async () => {
    const { id, code } = await pending();
    const tries = await Promise.all(Array.from({ length: 12 }, () => verify(id, wrongOf(code))));
    const said = tries.map((reply) => reply.body.data.error.fields.code[0]);
    expect(said.filter((text) => text === 'This is not the code we sent. Check it and try again.')).toHaveLength(5);
    expect((await verify(id, code)).status).toBe(422);
  });

  test('work once, of requests that come together', async () => {
    const { id, code } = await pending();
    const replies = await Promise.all([verify(id, code), verify(id, code), verify(id, code)]);
    expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 422, 422]);
    expect((await server.call(getVerification, { params: { id } })).status).toBe(404);
  });

  test('end after ten minutes; a new one can be asked for', async () => {
    const { to, id, code } = await pending();
    server.clock.forward(10 * 60);
    expect((await verify(id, code)).status).toBe(422);
    expect((await server.call(resendVerification, { params: { id } })).body.data.message).toBe(
      'A new code is on its way.',
    );
    expect((await verify(id, await codeSentTo(server.db, to))).status).toBe(200);
  });

  test('are sent again once a minute', async () => {
    const { to, id, code } = await pending();
    const tooSoon = await server.call(resendVerification, { params: { id } });
    expect([tooSoon.status, tooSoon.headers['retry-after']]).toEqual([429, '60']);
    server.clock.forward(60);
    const both = await Promise.all([
      server.call(resendVerification, { params: { id } }),
      server.call(resendVerification, { params: { id } }),
    ]);
    expect(both.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 429]);
    expect(await mailsTo(server.db, to)).toHaveLength(2);
    const newest = await codeSentTo(server.db, to);
    if (newest !== code) expect((await verify(id, code)).status).toBe(422);
    expect((await verify(id, newest)).status).toBe(200);
  });

  test('do not flood an inbox', async () => {
    const to = newAddress();
    for (let sent = 0; sent < 6; sent += 1) expect((await sendRegistration(to)).status).toBe(201);
    const refused = await sendRegistration(to);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(await mailsTo(server.db, to)).toHaveLength(6);
  });

  test('of an unknown verification are not found', async () => {
    const id = '0197a000-0000-7000-8000-000000000000';
    expect((await verify(id, '123456')).status).toBe(404);
    expect((await server.call(getVerification, { params: { id } })).status).toBe(404);
    expect((await server.call(resendVerification, { params: { id } })).status).toBe(404);
  });
});
