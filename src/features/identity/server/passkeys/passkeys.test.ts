import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser, PASSWORD, type TestUser } from '#tests/factories/user.ts';
import { mailsTo } from '#tests/support/mail-log.ts';
import { turnOnSecondStep } from '#tests/support/second-step.ts';
import { type SoftPasskey, softPasskey } from '#tests/support/soft-passkey.ts';
import { startTestServer, type TestServer, type Visitor, visitor } from '#tests/support/test-server.ts';
import { exportAccount } from '../../contract/account-data.ts';
import * as call from '../../contract/passkeys.ts';
import { getMe } from '../../contract/profile.ts';
import { findSignIns } from '../../contract/sessions.ts';
import { passkeys, sessions, users } from '../tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.forward(60);
});

const start = (by: TestUser, currentPassword = PASSWORD) =>
  server.call(call.startPasskey, { body: { currentPassword } }, by);
const add = (by: TestUser, credential: string, name = 'My phone') =>
  server.call(call.addPasskey, { body: { name, credential } }, by);
const found = async (by: TestUser) => (await server.call(call.findPasskeys, by)).data;
const ask = async (by: Visitor) => (await server.call(call.startPasskeySignIn, by)).data.options;
const enter = (credential: string, by: Visitor) => server.call(call.enterByPasskey, { body: { credential } }, by);

/** Somebody with a passkey. */
async function somebody(): Promise<{ owner: TestUser; device: SoftPasskey }> {
  const owner = await createUser(server);
  const device = softPasskey();
  expect((await add(owner, device.make((await start(owner)).data.options))).status).toBe(201);
  return { owner, device };
}

describe('addPasskey', () => {
  test('adds what the browser made, and tells the owner', async () => {
    const { owner } = await somebody();
    expect(await found(owner)).toMatchObject([{ name: 'My phone', usedAt: null }]);
    const [mail] = await mailsTo(server.db, owner.email ?? '');
    expect(mail?.text).toContain('Passkey added');
    const changes = (await server.call(findSignIns, owner)).data.filter(({ change }) => change !== null);
    expect(changes).toMatchObject([{ change: 'passkeyAdded' }]);
  });

  test('takes the password, and an answer to what this browser was asked, once', async () => {
    const owner = await createUser(server);
    expect((await start(owner, 'not the password')).status).toBe(422);
    const device = softPasskey();
    const made = device.make((await start(owner)).data.options);
    const kept = { ...owner, cookies: { ...owner.cookies } };
    const other = await createUser(server);
    expect((await add({ ...other, cookies: { ...other.cookies, ...kept.cookies } }, made)).status).toBe(410);
    expect((await add(owner, made)).status).toBe(201);
    expect((await add(owner, made)).status).toBe(410);
    expect((await add(kept, made)).status, 'with the cookie of before').toBe(410);
    const late = softPasskey().make((await start(owner)).data.options);
    server.clock.forward(301);
    expect((await add(owner, late)).status).toBe(410);
  });

  test('refuses what another site was asked for, nobody was verified for, or is nonsense', async () => {
    const owner = await createUser(server);
    const wrong = [{ origin: 'https://elsewhere.example' }, { verified: false }, { rpId: 'elsewhere.example' }];
    for (const said of wrong) {
      expect((await add(owner, softPasskey().make((await start(owner)).data.options, said))).status).toBe(422);
    }
    for (const nonsense of ['nonsense', '{}', 'null', '{"id":"x","response":{}}']) {
      await start(owner);
      expect((await add(owner, nonsense)).status, nonsense).toBe(422);
    }
    expect(await found(owner)).toEqual([]);
  });

  test('knows a device that has one already, and holds no more than there may be', async () => {
    const { owner, device } = await somebody();
    const again = device.make((await start(owner)).data.options);
    expect((await add(owner, again)).status).toBe(409);
    const rows = Array.from({ length: call.MOST_PASSKEYS - 1 }, (_, at) => ({
      id: `0190f0a0-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`,
      ...{ userId: owner.id, name: 'x', credentialId: `${owner.id}${at}`, publicKey: '', counter: 0 },
      createdAt: server.clock.now,
    }));
    await server.db.insert(passkeys).values(rows);
    expect((await start(owner)).status).toBe(409);
    await server.db.delete(passkeys).where(eq(passkeys.userId, owner.id));
  });
});

describe('enterByPasskey', () => {
  test('signs in without name or password, also where there is a second step', async () => {
    const { owner, device } = await somebody();
    await turnOnSecondStep(server, owner);
    const browser = visitor();
    const { accessToken } = (await enter(device.show(await ask(browser)), browser)).data;
    expect((await server.call(getMe, { cookies: {}, accessToken })).data._id).toBe(owner.id);
    expect(await found(owner)).toMatchObject([{ usedAt: server.clock.now.toISOString() }]);
    const ways = await server.db
      .select({ by: sessions.signedInBy })
      .from(sessions)
      .where(eq(sessions.userId, owner.id));
    expect(ways).toContainEqual({ by: 'passkey' });
  });

  test('takes an answer once, and only to what this browser was asked', async () => {
    const { device } = await somebody();
    const browser = visitor();
    const shown = device.show(await ask(browser));
    const thief = { cookies: { ...browser.cookies } };
    const stranger = visitor();
    await ask(stranger);
    expect((await enter(shown, stranger)).status, 'asked for elsewhere').toBe(422);
    expect((await enter(shown, visitor())).status).toBe(410);
    expect((await enter(shown, browser)).status).toBe(200);
    expect((await enter(shown, thief)).status, 'sent again').toBe(410);
    const late = visitor();
    const old = device.show(await ask(late));
    server.clock.forward(301);
    expect((await enter(old, late)).status).toBe(410);
  });

  test('lets nobody in whose device did not ask who they are, or for another site, or that was copied', async () => {
    const { device } = await somebody();
    for (const said of [{ verified: false }, { origin: 'https://elsewhere.example' }, { rpId: 'elsewhere.example' }]) {
      const browser = visitor();
      expect((await enter(device.show(await ask(browser), said), browser)).status).toBe(422);
    }
    const browser = visitor();
    expect((await enter(device.show(await ask(browser), { counter: 9 }), browser)).status).toBe(200);
    expect((await enter(device.show(await ask(browser), { counter: 9 }), browser)).status).toBe(422);
    const unknown = softPasskey();
    const nobody = visitor();
    const [known] = await server.db.select().from(passkeys);
    expect((await enter(unknown.show(await ask(nobody)), nobody)).status).toBe(422);
    for (const nonsense of [
      'nonsense',
      '{}',
      '{"id":"x"}',
      '{"id":"\\u0000"}',
      `{"id":"${known?.credentialId}","response":{}}`,
    ]) {
      await ask(nobody);
      expect((await enter(nonsense, nobody)).status).toBe(422);
    }
  });

  test('not with a passkey that was removed, nor to an account that is closed', async () => {
    const { owner, device } = await somebody();
    await server.db.update(users).set({ state: 'Suspend' }).where(eq(users.id, owner.id));
    const browser = visitor();
    expect((await enter(device.show(await ask(browser)), browser)).status).toBe(403);
    await server.db.update(users).set({ state: 'Active' }).where(eq(users.id, owner.id));
    const [passkey] = await found(owner);
    const params = { id: passkey?._id ?? '' };
    const remove = (by: TestUser, currentPassword = PASSWORD) =>
      server.call(call.removePasskey, { params, body: { currentPassword } }, by);
    expect((await remove(owner, 'not the password')).status).toBe(422);
    expect((await remove(await createUser(server))).status).toBe(404);
    expect((await remove(owner)).status).toBe(200);
    expect((await enter(device.show(await ask(browser)), browser)).status).toBe(422);
    expect((await mailsTo(server.db, owner.email ?? ''))[0]?.text).toContain('Passkey removed');
  });
});

test('renamePasskey is for its owner', async () => {
  const { owner } = await somebody();
  const [passkey] = await found(owner);
  const rename = (by: TestUser) =>
    server.call(call.renamePasskey, { params: { id: passkey?._id ?? '' }, body: { name: ' Work laptop ' } }, by);
  expect((await rename(await createUser(server))).status).toBe(404);
  expect((await rename(owner)).status).toBe(200);
  expect(await found(owner)).toMatchObject([{ name: 'Work laptop' }]);
});

test('the file of an account names passkeys, without their keys', async () => {
  const { owner } = await somebody();
  const file = JSON.stringify((await server.call(exportAccount, owner)).body);
  const [row] = await server.db.select().from(passkeys).where(eq(passkeys.userId, owner.id));
  expect(file).toContain('My phone');
  for (const hidden of [row?.publicKey, row?.credentialId]) expect(file.includes(String(hidden))).toBe(false);
});
