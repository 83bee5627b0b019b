import { and, eq, gt } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '#kit/server/mail/tables.ts';
import { createUser, PASSWORD } from '#tests/factories/user.ts';
import { codeSentTo, mailsTo, resetLinkSentTo } from '#tests/support/mail-log.ts';
import { startTestServer, type TestServer, type Visitor, visitor } from '#tests/support/test-server.ts';
import { register, verifyRegistration } from '../contract/accounts.ts';
import { forgotPassword, resetPassword } from '../contract/passwords.ts';
import { getMe } from '../contract/profile.ts';
import { login } from '../contract/sessions.ts';
import { getVerification, resendVerification } from '../contract/verification.ts';

/** Decision 113: whatever strangers do, whoever has the inbox gets in, in a new browser and from a new network. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.forward(86_400);
});

const NEW_PASSWORD = 'another fine passphrase';
let networks = 0;
const stranger = (): Visitor => ({ cookies: {}, ip: `10.${60 + Math.floor(++networks / 250)}.${networks % 250}.1` });

const ask = (identifier: string, by = stranger()) => server.call(forgotPassword, { body: { identifier } }, by);
const signIn = (identifier: string, password: string, by = stranger()) =>
  server.call(login, { body: { identifier, password } }, by);
const enter = (identifier: string, by = stranger()) =>
  server.call(register, { body: { firstName: 'Stranger', identifier, password: 'a password of a stranger' } }, by);
const choose = (proof: { id: string; link?: string; code?: string }, by = stranger()) => {
  const { id, ...shown } = proof;
  return server.call(resetPassword, { params: { id }, body: { ...shown, password: NEW_PASSWORD } }, by);
};
const works = async ({ id, link }: { id: string; link: string }) => {
  const reply = await server.call(getVerification, { params: { id }, query: { link } });
  return reply.status === 200 && reply.data.linkWorks;
};

/** From many networks: messages, wrong codes for each of them, wrong passwords, and registering over the account. */
async function doTheWorst(identifier: string): Promise<void> {
  for (let round = 0; round < 45; round += 1) {
    const asked = await ask(identifier);
    if (asked.status === 200) {
      const wrong = { id: asked.data._id, code: '000000' };
      for (let tries = 0; tries < 6; tries += 1) await choose(wrong);
    }
    await signIn(identifier, 'a guess');
    await enter(identifier);
  }
}

async function sentSince(to: string, since: Date): Promise<number> {
  return server.db.$count(mails, and(eq(mails.toAddress, to), gt(mails.createdAt, since)));
}

test('the owner resets and signs in while strangers from everywhere do their worst', async () => {
  const owner = await createUser(server);
  const to = owner.email ?? '';
  await doTheWorst(to);
  const browser = stranger();
  const shutOut = await signIn(to, PASSWORD, browser);
  expect(shutOut.status).toBe(429);
  expect(shutOut.body.data.message).toContain('Forgot your password?');
  const asked = await ask(to, browser);
  expect(asked.status).toBe(429);
  expect(asked.body.data.message).toContain('open the newest one');
  expect((await choose(await resetLinkSentTo(server.db, to), browser)).status).toBe(200);
  expect((await signIn(to, NEW_PASSWORD, browser)).status).toBe(200);
  expect((await server.call(getMe, browser)).data._id).toBe(owner.id);
});

test('so does the owner of an account that goes by a mobile number', async () => {
  const owner = await createUser(server, { email: null, phone: '+8801812345699' });
  const to = owner.phone ?? '';
  await doTheWorst(to);
  const browser = stranger();
  expect((await choose(await resetLinkSentTo(server.db, to), browser)).status).toBe(200);
  expect((await signIn(to, NEW_PASSWORD, browser)).status).toBe(200);
});

test('at any moment of a day under attack a link in the inbox works or another is sent, and no inbox is flooded', async () => {
  const owner = await createUser(server);
  const to = owner.email ?? '';
  const since = new Date(server.clock.now.getTime() - 1000);
  const asksAll = async () => {
    const statuses = [];
    for (let round = 0; round < 4; round += 1) statuses.push((await ask(to)).status);
    return statuses;
  };
  for (let passed = 0; passed < 24 * 60; passed += 20) {
    const isSent = (await asksAll()).at(-1) === 200;
    expect(isSent || (await works(await resetLinkSentTo(server.db, to))), `after ${passed} minutes`).toBe(true);
    server.clock.forward(20 * 60);
  }
  expect(await sentSince(to, since)).toBeLessThanOrEqual(30 + 25);
});

test('nor does sending an old one again leave the inbox with links that are over', async () => {
  const owner = await createUser(server);
  const to = owner.email ?? '';
  const old = (await ask(to)).data._id;
  for (let round = 0; round < 40; round += 1) await ask(to);
  server.clock.forward(86_400 - 60);
  for (let round = 0; round < 40; round += 1) await ask(to);
  await server.call(resendVerification, { params: { id: old } }, stranger());
  server.clock.forward(120);
  expect((await ask(to)).status === 200 || (await works(await resetLinkSentTo(server.db, to)))).toBe(true);
});

test('a stranger in one network takes nothing from the owner in another', async () => {
  const owner = await createUser(server);
  const to = owner.email ?? '';
  const neighbour = stranger();
  const statuses = [];
  for (let round = 0; round < 12; round += 1) statuses.push((await ask(to, { ...neighbour, cookies: {} })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429, 429, 429]);
  const id = (await ask(to)).data._id;
  expect((await choose({ id, code: await codeSentTo(server.db, to) })).status).toBe(200);
});

test('what nobody has as an address is refused in the same words after as many messages', async () => {
  const { email } = await createUser(server);
  const replies = async (identifier: string) => {
    const said = [];
    for (let round = 0; round < 35; round += 1) {
      const { status, body, headers } = await ask(identifier);
      said.push([status, body.data.message, headers['retry-after']]);
    }
    return said;
  };
  expect(await replies(email ?? '')).toEqual(await replies('nobody-at-all@example.com'));
});

test('whoever registers an address that strangers asked for a hundred times gets a code', async () => {
  const to = 'newcomer-under-attack@example.com';
  for (let round = 0; round < 100; round += 1) await ask(to);
  const browser = stranger();
  const id = (await enter(to, browser)).data._id;
  const body = { code: await codeSentTo(server.db, to) };
  expect((await server.call(verifyRegistration, { params: { id }, body }, browser)).status).toBe(200);
});

test('and where strangers register it over and over, a new password opens the account and ends theirs', async () => {
  const to = 'registered-by-strangers@example.com';
  let refused = await enter(to);
  for (let round = 0; round < 40; round += 1) refused = await enter(to);
  expect(refused.body.data.message).toContain('Forgot your password?');
  const browser = stranger();
  await ask(to, browser);
  expect((await choose(await resetLinkSentTo(server.db, to), browser)).status).toBe(200);
  expect((await signIn(to, NEW_PASSWORD, browser)).data.accessToken).toBeDefined();
  expect((await signIn(to, 'a password of a stranger')).status).not.toBe(200);
});

test('a link outlives later messages and wrong codes, and ends after an hour or with the password', async () => {
  const owner = await createUser(server);
  const to = owner.email ?? '';
  const askFor = async () => {
    await ask(to);
    return resetLinkSentTo(server.db, to);
  };
  const first = await askFor();
  const second = await askFor();
  for (let tries = 0; tries < 8; tries += 1) await choose({ id: first.id, code: '000000' });
  server.clock.forward(61);
  await server.call(resendVerification, { params: { id: second.id } });
  expect([await works(first), await works(second)]).toEqual([true, true]);
  server.clock.forward(3600 - 62);
  expect(await works(first)).toBe(true);
  server.clock.forward(2);
  expect([await works(first), await works(second)]).toEqual([false, true]);
  const late = await choose(first);
  expect([late.status, late.body.data.message]).toEqual([422, 'This link no longer works. Ask for a new one.']);
  const third = await askFor();
  const both = await Promise.all([choose(third), choose(third)]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
  expect((await choose(second)).status).toBe(422);
  expect((await mailsTo(server.db, to))[0]?.template).toBe('passwordChanged');
});

test('no other link opens anything', async () => {
  const [owner, other] = [await createUser(server), await createUser(server)];
  await ask(owner.email ?? '');
  await ask(other.email ?? '');
  const own = await resetLinkSentTo(server.db, owner.email ?? '');
  const foreign = await resetLinkSentTo(server.db, other.email ?? '');
  const nobodys = (await ask('nobody-linked@example.com')).data._id;
  for (const link of [foreign.link, own.link.slice(1), `${own.link}A`, 'ক'.repeat(22), '\0', '%', 'x']) {
    expect((await choose({ id: own.id, link })).status, link).toBe(422);
    expect((await choose({ id: nobodys, link })).status, link).toBe(422);
    expect(await works({ id: own.id, link }), link).toBe(false);
  }
  const both = await choose({ ...own, code: '000000' });
  expect(Object.keys(both.body.data.error.fields)).toEqual(['link']);
  expect(Object.keys((await choose({ id: own.id })).body.data.error.fields)).toEqual(['code']);
  expect((await signIn(owner.email ?? '', PASSWORD)).status).toBe(200);
  expect((await choose(own, visitor())).status).toBe(200);
});
