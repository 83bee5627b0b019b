import { like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '#kit/server/rate-limit/tables.ts';
import { createUser, PASSWORD, type TestUser } from '#tests/factories/user.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { codeSentTo } from '#tests/support/mail-log.ts';
import { startTestServer, type TestServer, type Visitor, visitor } from '#tests/support/test-server.ts';
import { register, verifyRegistration } from '../../contract/accounts.ts';
import { changePassword, forgotPassword, resetPassword } from '../../contract/passwords.ts';
import { getMe } from '../../contract/profile.ts';
import { login, logout } from '../../contract/sessions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.forward(3600);
});

const KNOWN = 'jorip_known';
const NEW_PASSWORD = 'another fine passphrase';

function signIn({ email }: Pick<TestUser, 'email'>, by: Visitor, password = PASSWORD) {
  return server.call(login, { body: { identifier: email ?? '', password } }, by);
}

const statusOf = async (reply: Promise<{ status: number }>) => (await reply).status;

/** The browser of somebody who signed in to the account and left again. */
async function browserKnownTo(...people: TestUser[]): Promise<Visitor> {
  const browser = visitor();
  for (const person of people) await signIn(person, browser);
  await server.call(logout, browser);
  return browser;
}

const anew = (browser: Visitor): Visitor => ({ ...browser, cookies: { [KNOWN]: browser.cookies[KNOWN] ?? '' } });

/** Somebody guesses until strangers at the address that tests come from are refused. */
async function guessUntilRefused(person: TestUser): Promise<void> {
  const guesses = Array.from({ length: 5 }, () => signIn(person, visitor(), 'a guess'));
  for (const { status } of await Promise.all(guesses)) expect(status).toBe(422);
  expect(await statusOf(signIn(person, visitor()))).toBe(429);
}

describe('a browser that signed in before', () => {
  test('gets in while strangers everywhere have used up the tries for the account', async () => {
    const owner = await createUser(server);
    const browser = await browserKnownTo(owner);
    const addresses = Array.from({ length: 10 }, (_, index) => `10.1.0.${index}`);
    const guesses = await Promise.all(addresses.map((ip) => signIn(owner, { cookies: {}, ip }, 'a guess')));
    for (const { status } of guesses) expect(status).toBe(422);
    expect(await statusOf(signIn(owner, { cookies: {}, ip: '10.1.1.1' }))).toBe(429);
    expect(await statusOf(signIn(owner, browser))).toBe(200);
    expect((await server.call(getMe, browser)).data._id).toBe(owner.id);
  });

  test('gets in while a neighbour guesses at the account', async () => {
    const owner = await createUser(server);
    const browser = await browserKnownTo(owner);
    await guessUntilRefused(owner);
    expect(await statusOf(signIn(owner, browser))).toBe(200);
  });

  test('gets in from an address that has used up its own tries', async () => {
    const owner = await createUser(server);
    const browser = await browserKnownTo(owner);
    await signIn(owner, visitor(), 'a guess');
    await server.db.update(rateLimits).set({ hits: 300 }).where(like(rateLimits.key, 'sign-in:address:%'));
    expect(await statusOf(signIn(owner, visitor()))).toBe(429);
    expect(await statusOf(signIn(owner, browser))).toBe(200);
  });

  test('has a limit of its own, exact, which takes nothing from others', async () => {
    const owner = await createUser(server);
    const browser = await browserKnownTo(owner);
    const other = await browserKnownTo(owner);
    const guesses = await Promise.all(Array.from({ length: 14 }, () => signIn(owner, anew(browser), 'a guess')));
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
    const refused = await signIn(owner, anew(browser));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(await statusOf(signIn(owner, other))).toBe(200);
    expect(await statusOf(signIn(owner, visitor()))).toBe(200);
    server.clock.forward(900);
    expect(await statusOf(signIn(owner, anew(browser)))).toBe(200);
  });

  test('may sign in as often as it likes', async () => {
    const owner = await createUser(server);
    const browser = await browserKnownTo(owner);
    for (let times = 0; times < 12; times += 1) expect(await statusOf(signIn(owner, browser))).toBe(200);
  });

  test('is known to every account that signed in there, and to no other', async () => {
    const [first, second, stranger] = [await createUser(server), await createUser(server), await createUser(server)];
    const browser = await browserKnownTo(first, second);
    for (const person of [first, second, stranger]) await guessUntilRefused(person);
    expect(await statusOf(signIn(stranger, anew(browser)))).toBe(429);
    expect(await statusOf(signIn(first, anew(browser)))).toBe(200);
    expect(await statusOf(signIn(second, anew(browser)))).toBe(200);
  });

  test('is known to the ten who signed in last', async () => {
    const [first, second] = [await createUser(server), await createUser(server)];
    const browser = await browserKnownTo(first, second);
    for (let more = 0; more < 9; more += 1) await signIn(await createUser(server), browser);
    expect(browser.cookies[KNOWN]?.split('.')).toHaveLength(11);
    for (const person of [first, second]) await guessUntilRefused(person);
    expect(await statusOf(signIn(second, anew(browser)))).toBe(200);
    expect(await statusOf(signIn(first, anew(browser)))).toBe(429);
  });
});

describe('what it is known by', () => {
  test('leaves with a sign-in, outlives signing out and says nothing', async () => {
    const owner = await createUser(server);
    const browser = visitor();
    const reply = await signIn(owner, browser);
    const cookies = [reply.headers['set-cookie']].flat().map(String);
    expect(cookies.filter((cookie) => cookie.startsWith(KNOWN))).toEqual([
      expect.stringMatching(/^jorip_known=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const before = browser.cookies[KNOWN];
    await server.call(logout, browser);
    expect(browser.cookies).toEqual({ [KNOWN]: before });
    await signIn(owner, browser);
    expect(browser.cookies[KNOWN]).toBe(before);
  });

  test('is no sign-in', async () => {
    const browser = await browserKnownTo(await createUser(server));
    expect(await statusOf(server.call(getMe, browser))).toBe(401);
  });

  test('leaves with the code that verifies an account', async () => {
    const email = 'known-newcomer@example.com';
    const body = { firstName: 'New', identifier: email, password: PASSWORD };
    const { _id: id } = (await server.call(register, { body })).data;
    const browser = visitor();
    await server.call(
      verifyRegistration,
      { params: { id }, body: { code: await codeSentTo(server.db, email) } },
      browser,
    );
    expect(browser.cookies[KNOWN]).toBeDefined();
  });

  test('leaves with no failure, and no failure takes it away', async () => {
    const owner = await createUser(server);
    const suspended = await createUser(server, { state: 'Suspend' });
    const unverified = await createUser(server, { state: 'Unverified' });
    const browser = await browserKnownTo(owner);
    const unknown = { email: 'nobody-known@example.com' };
    for (const by of [() => visitor(), () => anew(browser)]) {
      const replies = [
        await signIn(owner, by(), 'a guess'),
        await signIn(unknown, by()),
        await signIn(suspended, by()),
        await signIn(unverified, by()),
      ];
      expect(replies.map(({ status }) => status)).toEqual([422, 422, 403, 200]);
      for (const { headers } of replies) expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('is worth nothing when it was tampered with, and does no harm', async () => {
    const owner = await createUser(server);
    const [id = '', mark = ''] = (await browserKnownTo(owner)).cookies[KNOWN]?.split('.') ?? [];
    const [otherId = ''] = (await browserKnownTo(owner)).cookies[KNOWN]?.split('.') ?? [];
    await guessUntilRefused(owner);
    const turned = `${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`;
    for (const value of [
      `${otherId}.${mark}`,
      `${id}.${turned}`,
      id,
      mark,
      `${id}.`,
      `${id}.${mark}=`,
      '',
      '%00',
      'a.b.c',
    ]) {
      expect(await statusOf(signIn(owner, { cookies: { [KNOWN]: value } })), value).toBe(429);
    }
    expect(await statusOf(signIn(owner, { cookies: { [KNOWN]: `${id}.${turned}.${mark}` } }))).toBe(200);
  });
});

describe('a new password', () => {
  test('makes browsers strangers, save the one it was changed in', async () => {
    const owner = await createUser(server);
    const old = await browserKnownTo(owner);
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect(await statusOf(server.call(changePassword, { body }, owner))).toBe(200);
    await guessUntilRefused(owner);
    expect(await statusOf(signIn(owner, old, NEW_PASSWORD))).toBe(429);
    expect(await statusOf(signIn(owner, anew(owner), NEW_PASSWORD))).toBe(200);
  });

  test('chosen by a code lets its owner in at once, also in a new browser', async () => {
    const owner = await createUser(server);
    const old = await browserKnownTo(owner);
    await guessUntilRefused(owner);
    const browser = visitor();
    const body = { identifier: owner.email ?? '' };
    const { _id: id } = (await server.call(forgotPassword, { body }, browser)).data;
    expect(browser.cookies).toEqual({});
    const code = await codeSentTo(server.db, owner.email ?? '');
    await server.call(resetPassword, { params: { id }, body: { code, password: NEW_PASSWORD } }, browser);
    expect(await statusOf(signIn(owner, browser, NEW_PASSWORD))).toBe(200);
    expect(await statusOf(signIn(owner, old, NEW_PASSWORD))).toBe(429);
  });
});

test('a wrong password asks as much of the database with an account as without, whatever the browser shows', async () => {
  const owner = await createUser(server);
  const elsewhere = await browserKnownTo(await createUser(server));
  const nobody = { email: 'nobody-counted@example.com' };
  for (const by of [visitor(), elsewhere]) {
    const guess = (person: Pick<TestUser, 'email'>) => statementsOf(() => signIn(person, by, 'a guess'), 422);
    expect(await guess(owner)).toBe(await guess(nobody));
  }
});
