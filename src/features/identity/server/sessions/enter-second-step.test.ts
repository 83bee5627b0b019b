import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser, PASSWORD, type TestUser } from '#tests/factories/user.ts';
import { appCode } from '#tests/support/app-code.ts';
import { codeSentTo, mailsTo } from '#tests/support/mail-log.ts';
import { turnOnSecondStep } from '#tests/support/second-step.ts';
import { startTestServer, type TestServer, type Visitor, visitor } from '#tests/support/test-server.ts';
import { verifyRegistration } from '../../contract/accounts.ts';
import { changePassword, forgotPassword, resetPassword } from '../../contract/passwords.ts';
import { getMe } from '../../contract/profile.ts';
import { enterSecondStep, getPendingSignIn } from '../../contract/second-step.ts';
import { findSignIns, login } from '../../contract/sessions.ts';
import { loadKeys } from '../keys.ts';
import { users } from '../tables.ts';

const COOKIE = 'jorip_second_step';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.forward(86_400);
});

const enter = (code: string, by: Visitor) => server.call(enterSecondStep, { body: { code } }, by);

/** Somebody with a second step, whose code of this moment is not spent. */
async function somebody() {
  const owner = await createUser(server);
  const step = await turnOnSecondStep(server, owner);
  server.clock.forward(30);
  return { owner, ...step };
}

/** A browser in which the password was right. */
async function passwordOf({ email }: TestUser, by: Visitor = visitor(), password = PASSWORD): Promise<Visitor> {
  const { data } = await server.call(login, { body: { identifier: email ?? '', password } }, by);
  expect(data).toMatchObject({ secondStep: true });
  expect(data.accessToken).toBeUndefined();
  return by;
}

describe('after the password', () => {
  test('nobody is signed in until the code is entered', async () => {
    const { owner, codeNow } = await somebody();
    const browser = await passwordOf(owner);
    expect(Object.keys(browser.cookies)).toEqual([COOKIE]);
    expect((await server.call(getMe, browser)).status).toBe(401);
    expect((await server.call(getMe, { cookies: {}, accessToken: browser.cookies[COOKIE] ?? '' })).status).toBe(401);
    expect((await server.call(getPendingSignIn, browser)).status).toBe(200);
    const { accessToken } = (await enter(codeNow(), browser)).data;
    expect((await server.call(getMe, { cookies: {}, accessToken })).data._id).toBe(owner.id);
    expect(browser.cookies[COOKIE]).toBeUndefined();
    expect((await server.call(getPendingSignIn, browser)).status).toBe(404);
  });

  test('a code is taken once, and none from before it', async () => {
    const { owner, secret, codeNow } = await somebody();
    const [first, second] = [await passwordOf(owner), await passwordOf(owner)];
    const replies = await Promise.all([enter(codeNow(), first), enter(codeNow(), second)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const third = await passwordOf(owner);
    expect((await enter(codeNow(), third)).status).toBe(422);
    expect((await enter(appCode(secret, server.clock.now, -1), third)).status).toBe(422);
    server.clock.forward(30);
    expect((await enter(codeNow(), third)).status).toBe(200);
  });

  test('a recovery code is taken once, and its owner is told', async () => {
    const { owner, recoveryCodes } = await somebody();
    const [code = '', other = ''] = recoveryCodes;
    expect((await enter(code, await passwordOf(owner))).status).toBe(200);
    expect((await enter(code, await passwordOf(owner))).status).toBe(422);
    expect((await enter(other.toLowerCase(), await passwordOf(owner))).status).toBe(200);
    const told = (await mailsTo(server.db, owner.email ?? '')).filter(({ text }) =>
      text.includes('recovery code used'),
    );
    expect(told).toHaveLength(2);
  });

  test('it is over after ten minutes, with another password, and where the account is closed', async () => {
    const { owner, codeNow, secret } = await somebody();
    const late = await passwordOf(owner);
    server.clock.forward(601);
    expect((await enter(codeNow(), late)).status).toBe(410);

    const stale = await passwordOf(owner);
    const body = { currentPassword: PASSWORD, password: 'another fine passphrase' };
    const mine = visitor();
    await passwordOf(owner, mine);
    await enter(codeNow(), mine);
    expect((await server.call(changePassword, { body }, mine)).status).toBe(200);
    server.clock.forward(30);
    expect((await enter(codeNow(), stale)).status).toBe(410);

    const closed = await passwordOf(owner, visitor(), body.password);
    await server.db.update(users).set({ state: 'Suspend' }).where(eq(users.id, owner.id));
    expect((await enter(appCode(secret, server.clock.now), closed)).status).toBe(403);
  });

  test('nobody brings a step of their own making, nor one of another key or account', async () => {
    const { owner, codeNow } = await somebody();
    const keys = await loadKeys(server.db);
    const forge = (key: Uint8Array, password: string) =>
      new SignJWT({ password, sid: owner.sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(owner.id)
        .setExpirationTime(Math.floor(server.clock.now.getTime() / 1000) + 600)
        .sign(key);
    const forged = [
      await forge(new Uint8Array(32), 'x'),
      await forge(keys.accessToken, 'x'),
      await forge(keys.secondStep, 'of a password that is not theirs'),
      owner.accessToken ?? '',
      'nonsense',
    ];
    for (const token of forged) expect((await enter(codeNow(), { cookies: { [COOKIE]: token } })).status).toBe(410);
    expect((await enter(codeNow(), visitor())).status).toBe(410);
  });

  test('the session is a new one, whatever the browser brought', async () => {
    const { owner, codeNow } = await somebody();
    const planted = await createUser(server);
    const browser: Visitor = { cookies: { ...planted.cookies } };
    await passwordOf(owner, browser);
    await enter(codeNow(), browser);
    expect((await server.call(getMe, { cookies: browser.cookies })).data._id).toBe(owner.id);
    expect((await server.call(getMe, planted)).status, 'the one it had before has ended').toBe(401);
  });

  test('somebody else’s code does not fit', async () => {
    const [mine, theirs] = [await somebody(), await somebody()];
    const browser = await passwordOf(mine.owner);
    expect((await enter(appCode(theirs.secret, server.clock.now), browser)).status).toBe(422);
    expect((await enter(theirs.recoveryCodes[0] ?? '', browser)).status).toBe(422);
  });
});

describe('guessed codes', () => {
  const from = (ip: string): Visitor => ({ cookies: {}, ip });

  test('are few from everywhere together, and stand in the history of sign-ins', async () => {
    const { owner, codeNow, recoveryCodes } = await somebody();
    const strangers: Visitor[] = [];
    for (let at = 0; at < 14; at += 1) strangers.push(await passwordOf(owner, from(`10.1.0.${at}`)));
    const guesses = await Promise.all(strangers.map((each) => enter('000000', each)));
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
    const stranger = await passwordOf(owner, from('10.1.1.1'));
    const refused = await enter(codeNow(), stranger);
    expect([refused.status, refused.body.data.error.code]).toEqual([429, 'limited']);
    expect(refused.body.data.message).toContain('recovery code');
    const history = (await server.call(findSignIns, owner)).data;
    expect(history.filter(({ refusal }) => refusal === 'code')).toHaveLength(10);
    // Nobody uses up recovery codes.
    expect((await enter(recoveryCodes[0] ?? '', stranger)).status).toBe(200);
  });

  test('keep no owner out of a browser that the account knows', async () => {
    const { owner, codeNow } = await somebody();
    const own = await passwordOf(owner);
    await enter(codeNow(), own);
    for (let tried = 0; tried < 11; tried += 1) {
      await enter('000000', await passwordOf(owner, from(`10.1.2.${tried}`)));
    }
    server.clock.forward(30);
    await passwordOf(owner, own);
    expect((await enter(codeNow(), own)).status).toBe(200);
  });

  test('keep no owner out who chooses a new password, and the old one’s steps are over', async () => {
    const { owner, codeNow } = await somebody();
    const thief = await passwordOf(owner, from('10.1.3.1'));
    for (let tried = 0; tried < 11; tried += 1) await enter('000000', thief);
    const own = visitor();
    const to = owner.email ?? '';
    const { _id: id } = (await server.call(forgotPassword, { body: { identifier: to } }, own)).data;
    const body = { code: await codeSentTo(server.db, to), password: 'another fine passphrase' };
    expect((await server.call(resetPassword, { params: { id }, body }, own)).status).toBe(200);
    await passwordOf(owner, own, body.password);
    expect((await enter(codeNow(), own)).status).toBe(200);
    expect((await enter('000000', thief)).status).toBe(410);
  });

  test('are no more than fifty a day', async () => {
    const { owner, codeNow } = await somebody();
    let wrong = 0;
    for (let quarter = 0; quarter < 6; quarter += 1) {
      const stranger = await passwordOf(owner, from(`10.1.4.${quarter}`));
      for (let tried = 0; tried < 10; tried += 1) wrong += (await enter('000000', stranger)).status === 422 ? 1 : 0;
      server.clock.forward(901);
    }
    expect(wrong).toBe(50);
    expect((await enter(codeNow(), await passwordOf(owner, from('10.1.5.1')))).status).toBe(429);
  });
});

test('a code that verifies an account is no second step', async () => {
  const { owner, codeNow } = await somebody();
  await server.db.update(users).set({ state: 'Unverified' }).where(eq(users.id, owner.id));
  const browser = visitor();
  const to = owner.email ?? '';
  const { data } = await server.call(login, { body: { identifier: to, password: PASSWORD } }, browser);
  const code = await codeSentTo(server.db, to);
  const verified = await server.call(
    verifyRegistration,
    { params: { id: data.verificationId ?? '' }, body: { code } },
    browser,
  );
  expect(verified.data).toMatchObject({ secondStep: true });
  expect((await server.call(getMe, browser)).status).toBe(401);
  expect((await enter(codeNow(), browser)).status).toBe(200);
});
