import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activities } from '#kit/server/audit/tables.ts';
import { createUser, PASSWORD, type TestUser } from '#tests/factories/user.ts';
import { appCode } from '#tests/support/app-code.ts';
import { mailsTo } from '#tests/support/mail-log.ts';
import { turnOnSecondStep } from '#tests/support/second-step.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { exportAccount } from '../../contract/account-data.ts';
import { getMe } from '../../contract/profile.ts';
import * as call from '../../contract/second-step.ts';
import { findSessions, findSignIns, login } from '../../contract/sessions.ts';
import { getUser, removeUserSecondStep } from '../../contract/users.ts';
import { authenticators, recoveryCodes } from '../tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.forward(3600);
});

const state = async (by: TestUser) => (await server.call(call.getSecondStep, by)).data;
const begin = (by: TestUser, currentPassword = PASSWORD) =>
  server.call(call.startAuthenticator, { body: { currentPassword } }, by);
const confirm = (by: TestUser, code: string) => server.call(call.confirmAuthenticator, { body: { code } }, by);
const prove = (by: TestUser, code: string, currentPassword = PASSWORD) =>
  server.call(call.removeAuthenticator, { body: { currentPassword, code } }, by);
const signIn = async ({ email }: TestUser) =>
  (await server.call(login, { body: { identifier: email ?? '', password: PASSWORD } })).data;

describe('startAuthenticator, confirmAuthenticator', () => {
  test('turn it on by password and a code, end other sessions, and tell the owner', async () => {
    const owner = await createUser(server);
    const elsewhere = visitor();
    await server.call(login, { body: { identifier: owner.email ?? '', password: PASSWORD } }, elsewhere);
    expect((await begin(owner, 'not the password')).body.data.error.fields).toHaveProperty('currentPassword');
    const { secret, address } = (await begin(owner)).data;
    expect(address).toBe(`otpauth://totp/Jorip:${encodeURIComponent(owner.email ?? '')}?secret=${secret}&issuer=Jorip`);
    expect(await state(owner)).toEqual({ since: null, recoveryCodesLeft: 0, isNeeded: false });
    expect((await signIn(owner)).accessToken).toBeDefined();

    expect((await confirm(owner, '000000')).body.data.error.fields).toHaveProperty('code');
    const told = (await confirm(owner, appCode(secret, server.clock.now))).data;
    expect(new Set(told.recoveryCodes).size).toBe(10);
    for (const code of told.recoveryCodes) expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    expect(await state(owner)).toMatchObject({ since: server.clock.now.toISOString(), recoveryCodesLeft: 10 });
    expect((await server.call(getMe, elsewhere)).status).toBe(401);
    expect((await server.call(findSessions, owner)).data).toHaveLength(1);
    const mails = await mailsTo(server.db, owner.email ?? '');
    expect(mails.filter(({ text }) => text.includes('Two-step sign-in turned on'))).toHaveLength(1);
    const changes = (await server.call(findSignIns, owner)).data.filter(({ change }) => change !== null);
    expect(changes).toMatchObject([{ change: 'secondStepOn', isRefused: false, userAgent: expect.any(String) }]);
  });

  test('take a code however it is typed, and of a half minute before or after', async () => {
    for (const offset of [-1, 0, 1]) {
      const owner = await createUser(server);
      const { secret } = (await begin(owner)).data;
      const code = appCode(secret, server.clock.now, offset);
      const typed = code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '').replace(/^.{3}/, '$& ');
      expect((await confirm(owner, typed)).status, String(offset)).toBe(200);
    }
    for (const offset of [-2, 2]) {
      const owner = await createUser(server);
      const { secret } = (await begin(owner)).data;
      expect((await confirm(owner, appCode(secret, server.clock.now, offset))).status, String(offset)).toBe(422);
    }
  });

  test('begun twice knows the newer secret alone, and none of long ago', async () => {
    const owner = await createUser(server);
    const first = (await begin(owner)).data.secret;
    const second = (await begin(owner)).data.secret;
    expect(first).not.toBe(second);
    expect((await confirm(owner, appCode(first, server.clock.now))).status).toBe(422);
    server.clock.forward(1201);
    expect((await confirm(owner, appCode(second, server.clock.now))).status).toBe(409);
  });

  test('once it is on begin nothing anew, so that nobody takes its place', async () => {
    const owner = await createUser(server);
    const { secret } = await turnOnSecondStep(server, owner);
    expect((await begin(owner)).status).toBe(409);
    expect((await confirm(owner, appCode(secret, server.clock.now, 1))).status).toBe(409);
  });
});

describe('removeAuthenticator, renewRecoveryCodes', () => {
  test('ask for the password and a code, which is spent with it', async () => {
    const owner = await createUser(server);
    expect((await prove(owner, '000000')).status).toBe(409);
    const { secret, codeNow } = await turnOnSecondStep(server, owner);
    expect((await prove(owner, codeNow())).status, 'the code that it was turned on with').toBe(422);
    server.clock.forward(30);
    expect((await prove(owner, codeNow(), 'not the password')).status).toBe(422);
    expect((await prove(owner, '000000')).body.data.error.fields).toHaveProperty('code');
    const body = { currentPassword: PASSWORD, code: codeNow() };
    const renewed = (await server.call(call.renewRecoveryCodes, { body }, owner)).data.recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await server.call(call.renewRecoveryCodes, { body }, owner)).status).toBe(422);
    server.clock.forward(30);
    expect((await prove(owner, appCode(secret, server.clock.now))).status).toBe(200);
    expect(await state(owner)).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    expect((await signIn(owner)).accessToken).toBeDefined();
    const texts = (await mailsTo(server.db, owner.email ?? '')).map(({ text }) => text);
    for (const words of ['New recovery codes made', 'Two-step sign-in turned off']) {
      expect(texts.filter((text) => text.includes(words))).toHaveLength(1);
    }
  });

  test('take recovery codes in place of the app’s, none of those before the newest', async () => {
    const owner = await createUser(server);
    const { recoveryCodes: old } = await turnOnSecondStep(server, owner);
    const body = { currentPassword: PASSWORD, code: old[0] ?? '' };
    const [first = ''] = (await server.call(call.renewRecoveryCodes, { body }, owner)).data.recoveryCodes;
    expect((await prove(owner, old[1] ?? '')).status).toBe(422);
    expect((await prove(owner, first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o'))).status).toBe(200);
  });
});

describe('removeUserSecondStep', () => {
  test('lets somebody in who lost what makes their codes, by administrators, and they are told', async () => {
    const admin = await createUser(server, { role: 'admin' });
    const owner = await createUser(server);
    await turnOnSecondStep(server, owner);
    const params = { id: owner.id };
    expect((await server.call(getUser, { params }, admin)).data.hasSecondStep).toBe(true);
    expect((await server.call(removeUserSecondStep, { params }, owner)).status).toBe(404);
    expect((await server.call(removeUserSecondStep, { params }, admin)).status).toBe(200);
    expect((await server.call(getUser, { params }, admin)).data.hasSecondStep).toBe(false);
    expect((await signIn(owner)).accessToken).toBeDefined();
    const texts = (await mailsTo(server.db, owner.email ?? '')).map(({ text }) => text);
    expect(texts.some((text) => text.includes('Two-step sign-in removed'))).toBe(true);
    const [change] = (await server.call(findSignIns, owner)).data.filter((each) => each.change === 'secondStepRemoved');
    expect(change, 'nothing of where staff did it from').toMatchObject({ ip: null, userAgent: '' });
    const [row] = await server.db.select().from(activities).where(eq(activities.action, 'secondStepRemoved'));
    expect(row).toMatchObject({ actorId: admin.id, subjectId: owner.id, ownerId: owner.id });
    expect((await server.call(removeUserSecondStep, { params }, admin)).status, 'where there is none').toBe(200);
  });

  test('is of others alone, and of staff by administrators', async () => {
    const admin = await createUser(server, { role: 'admin' });
    const agent = await createUser(server, { role: 'agent', permissions: { users: true } });
    const params = { id: admin.id };
    expect((await server.call(removeUserSecondStep, { params }, admin)).status).toBe(403);
    expect((await server.call(removeUserSecondStep, { params }, agent)).status).toBe(403);
  });
});

test('what codes are made from is kept sealed, and told to nobody again', async () => {
  const owner = await createUser(server);
  const { secret, recoveryCodes: told } = await turnOnSecondStep(server, owner);
  const mine = { app: eq(authenticators.userId, owner.id), codes: eq(recoveryCodes.userId, owner.id) };
  const kept = [
    ...(await server.db.select().from(authenticators).where(mine.app)),
    ...(await server.db.select().from(recoveryCodes).where(mine.codes)),
    ...(await server.db.select().from(activities)),
  ];
  const file = JSON.stringify((await server.call(exportAccount, owner)).body);
  expect(file).toContain('authenticatorApp');
  const hidden = [secret, kept[0] && 'sealedSecret' in kept[0] ? kept[0].sealedSecret : '', ...told];
  for (const each of hidden) expect(file.includes(each)).toBe(false);
  for (const each of [secret, ...told]) expect(JSON.stringify(kept).includes(each)).toBe(false);

  const other = await createUser(server);
  await turnOnSecondStep(server, other);
  const [row] = await server.db.select().from(authenticators).where(mine.app);
  // Put into the row of somebody else, it opens nothing.
  await server.db
    .update(authenticators)
    .set({ sealedSecret: row?.sealedSecret ?? '' })
    .where(eq(authenticators.userId, other.id));
  server.clock.forward(30);
  expect((await prove(other, appCode(secret, server.clock.now))).status).toBe(422);
});
