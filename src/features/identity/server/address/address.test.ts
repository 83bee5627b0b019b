import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { toBengaliDigits } from '#domain/text/digits.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { createUser, PASSWORD, type TestUser } from '#tests/factories/user.ts';
import { codeSentTo, mailsTo } from '#tests/support/mail-log.ts';
import { turnOnSecondStep } from '#tests/support/second-step.ts';
import { softPasskey } from '#tests/support/soft-passkey.ts';
import { startTestServer, type Visitor, visitor } from '#tests/support/test-server.ts';
import { planDeletion } from '../../contract/account-data.ts';
import { register } from '../../contract/accounts.ts';
import {
  confirmAddressChange,
  getAddressChange,
  getAddressObjection,
  objectToAddressChange,
  resendAddressCode,
  startAddressChange,
} from '../../contract/addresses.ts';
import { addPasskey, startPasskey } from '../../contract/passkeys.ts';
import { forgotPassword, resetPassword } from '../../contract/passwords.ts';
import { getMe } from '../../contract/profile.ts';
import { login } from '../../contract/sessions.ts';
import { authenticators, passkeys, users } from '../tables.ts';

const server = await startTestServer();
beforeEach(() => server.clock.forward(3600));

let made = 0;
const newEmail = () => `new-${++made}@example.com`;

const ask = (by: Visitor, identifier: string, currentPassword = PASSWORD) =>
  server.call(startAddressChange, { body: { identifier, currentPassword } }, by);
const confirm = (by: Visitor, id: string, code: string) =>
  server.call(confirmAddressChange, { params: { id }, body: { code } }, by);
const signIn = (identifier: string | null, password = PASSWORD, by = visitor()) =>
  server.call(login, { body: { identifier: identifier ?? '', password } }, by);

async function change(by: TestUser, to: string) {
  const { data } = await ask(by, to);
  return (await confirm(by, data._id, await codeSentTo(server.db, to))).data;
}

async function objectionOf(to: string | null): Promise<string> {
  const [notice] = await mailsTo(server.db, to ?? '');
  return /address-objection\/([\w-]+)/.exec(notice?.text ?? '')?.[1] ?? '';
}

describe('changing the address', () => {
  it('takes the password and the code that was sent to the new one; other sessions end, and the old one is told', async () => {
    const owner = await createUser(server);
    const phone = visitor();
    await signIn(owner.email, PASSWORD, phone);
    const to = newEmail();
    const { data } = await ask(owner, to.toUpperCase());
    expect((await server.call(getAddressChange, { params: { id: data._id } }, owner)).data).toMatchObject({
      kind: 'email',
      sentTo: to,
    });
    expect((await server.call(getMe, owner)).data.email).toBe(owner.email);
    const reply = await confirm(owner, data._id, toBengaliDigits(await codeSentTo(server.db, to)));
    expect(reply.data.email).toBe(to);
    expect((await server.call(getMe, owner)).data.email).toBe(to);
    expect((await server.call(getMe, phone)).status).toBe(401);
    expect((await signIn(owner.email)).status).toBe(422);
    expect((await signIn(to)).status).toBe(200);
    const [notice] = await mailsTo(server.db, owner.email ?? '');
    expect(notice).toMatchObject({ template: 'addressChanged' });
    expect(notice?.text).toContain('n•••@example.com');
    const [told] = await server.db
      .select({ log: activities.log, changes: activities.changes })
      .from(activities)
      .where(and(eq(activities.subjectId, owner.id), eq(activities.action, 'addressChanged')));
    expect(told).toEqual({ log: 'security', changes: { email: { before: owner.email, after: to } } });
    expect((await confirm(owner, data._id, '000000')).status).toBe(404);
  });

  it('adds a mobile number, which is told to the email address', async () => {
    const owner = await createUser(server);
    const { data } = await ask(owner, '০১৭১২ ৩৪৫৬০২');
    await confirm(owner, data._id, await codeSentTo(server.db, '+8801712345602'));
    expect((await server.call(getMe, owner)).data).toMatchObject({ email: owner.email, phone: '+8801712345602' });
    expect((await mailsTo(server.db, owner.email ?? ''))[0]?.template).toBe('addressChanged');
  });

  it('refuses a wrong password, the same address, what is none, and wrong codes after five', async () => {
    const owner = await createUser(server);
    const fieldsOf = (reply: { body: { data: { error: { fields: object } } } }) =>
      Object.keys(reply.body.data.error.fields);
    expect(fieldsOf(await ask(owner, newEmail(), 'a wrong password'))).toEqual(['currentPassword']);
    expect(fieldsOf(await ask(owner, owner.email ?? ''))).toEqual(['identifier']);
    expect(fieldsOf(await ask(owner, 'not an address'))).toEqual(['identifier']);
    const to = newEmail();
    const { data } = await ask(owner, to);
    const code = await codeSentTo(server.db, to);
    const wrong = code === '111111' ? '222222' : '111111';
    for (const _ of [1, 2, 3, 4, 5]) expect((await confirm(owner, data._id, wrong)).status).toBe(422);
    expect((await confirm(owner, data._id, code)).status).toBe(422);
    server.clock.forward(61);
    await server.call(resendAddressCode, { params: { id: data._id } }, owner);
    expect((await server.call(resendAddressCode, { params: { id: data._id } }, owner)).status).toBe(429);
    expect((await confirm(owner, data._id, code)).status).toBe(422);
    server.clock.forward(16 * 60);
    expect((await confirm(owner, data._id, await codeSentTo(server.db, to))).status).toBe(422);
  });

  it('tells nobody that an address is somebody else’s, but them', async () => {
    const [owner, other] = [await createUser(server), await createUser(server)];
    const free = await ask(owner, newEmail());
    const taken = await ask(owner, other.email ?? '');
    expect([taken.status, Object.keys(taken.data)]).toEqual([free.status, Object.keys(free.data)]);
    const pending = (id: string) => server.call(getAddressChange, { params: { id } }, owner);
    expect(Object.keys((await pending(taken.data._id)).data)).toEqual(Object.keys((await pending(free.data._id)).data));
    const refused = [await confirm(owner, taken.data._id, '000000'), await confirm(owner, free.data._id, '000000')];
    expect(refused.map(({ status, body }) => [status, body.data.error.fields])).toEqual(
      [1, 2].map(() => [422, { code: ['This is not the code we sent. Check it and try again.'] }]),
    );
    const [told] = await mailsTo(server.db, other.email ?? '');
    expect(told?.template).toBe('addressTaken');
    expect(told?.text).not.toMatch(/\d{6}/);
  });

  it('is not kept out by an account that was never verified', async () => {
    const owner = await createUser(server);
    const to = newEmail();
    await server.call(register, { body: { firstName: 'Squatter', identifier: to, password: PASSWORD } });
    expect((await change(owner, to)).email).toBe(to);
  });

  it('is nothing for others, nor without limit', async () => {
    const [owner, stranger] = [await createUser(server), await createUser(server)];
    const to = newEmail();
    const { data } = await ask(owner, to);
    const code = await codeSentTo(server.db, to);
    expect((await confirm(stranger, data._id, code)).status).toBe(404);
    expect((await server.call(getAddressChange, { params: { id: data._id } }, stranger)).status).toBe(404);
    const statuses: number[] = [];
    for (let tried = 0; tried < 6; tried++) statuses.push((await ask(stranger, to)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  });
});

describe('objecting to it', () => {
  it('brings the old address back, signs everybody out, and asks for a new password', async () => {
    const owner = await createUser(server);
    const to = newEmail();
    await change(owner, to);
    const token = await objectionOf(owner.email);
    server.clock.forward(6 * 24 * 3600);
    expect((await server.call(getAddressObjection, { params: { token } })).data).toMatchObject({
      kind: 'email',
      restores: true,
    });
    const { data } = await server.call(objectToAddressChange, { params: { token } });
    expect((await server.call(getMe, owner)).status).toBe(401);
    expect([(await signIn(to)).status, (await signIn(owner.email)).status]).toEqual([422, 422]);
    const body = { code: await codeSentTo(server.db, owner.email ?? ''), password: 'another fine passphrase' };
    await server.call(resetPassword, { params: { id: data._id ?? '' }, body });
    expect((await signIn(owner.email, 'another fine passphrase')).status).toBe(200);
    expect((await server.call(objectToAddressChange, { params: { token } })).status).toBe(404);
  });

  it('takes back what the same hands did besides, and gives them no way to object in turn', async () => {
    const owner = await createUser(server);
    const added = await ask(owner, '01812345604');
    await confirm(owner, added.data._id, await codeSentTo(server.db, '+8801812345604'));
    const [second, third] = [newEmail(), newEmail()];
    await change(owner, second);
    const token = await objectionOf(owner.email);
    server.clock.forward(60);
    await change(owner, third);
    await server.call(objectToAddressChange, { params: { token } });
    const reply = await server.call(objectToAddressChange, { params: { token: await objectionOf(second) } });
    expect(reply.status).toBe(404);
    for (const identifier of ['01812345604', second, third]) {
      await server.call(forgotPassword, { body: { identifier } });
    }
    expect((await mailsTo(server.db, third)).map(({ template }) => template)).not.toContain('resetCode');
    expect((await mailsTo(server.db, owner.email ?? ''))[0]?.template).toBe('resetCode');
  });

  it('keeps an account that the same hands wanted to have deleted', async () => {
    const owner = await createUser(server);
    await change(owner, newEmail());
    const token = await objectionOf(owner.email);
    expect((await server.call(planDeletion, { body: { currentPassword: PASSWORD } }, owner)).status).toBe(200);
    const deleteAt = async () =>
      (await server.db.select({ at: users.deleteAt }).from(users).where(eq(users.id, owner.id)))[0]?.at;
    expect(await deleteAt()).toBeInstanceOf(Date);
    await server.call(objectToAddressChange, { params: { token } });
    expect(await deleteAt()).toBeNull();
  });

  it('leaves no passkey, and no second step that was turned on since', async () => {
    const [taken, owner] = [await createUser(server), await createUser(server)];
    await turnOnSecondStep(server, owner);
    server.clock.forward(60);
    for (const each of [taken, owner]) {
      const body = { currentPassword: PASSWORD };
      const { options } = (await server.call(startPasskey, { body }, each)).data;
      const made = { name: 'Phone', credential: softPasskey().make(options) };
      expect((await server.call(addPasskey, { body: made }, each)).status).toBe(201);
      await change(each, newEmail());
    }
    server.clock.forward(60);
    await turnOnSecondStep(server, taken);
    for (const { email } of [taken, owner]) {
      await server.call(objectToAddressChange, { params: { token: await objectionOf(email) } });
    }
    expect(await server.db.$count(passkeys, inArray(passkeys.userId, [taken.id, owner.id]))).toBe(0);
    const left = await server.db.select({ id: authenticators.userId }).from(authenticators);
    expect(left).toEqual([{ id: owner.id }]);
  });

  it('is possible for a week', async () => {
    const owner = await createUser(server);
    await change(owner, newEmail());
    const token = await objectionOf(owner.email);
    server.clock.forward(7 * 24 * 3600 + 1);
    expect((await server.call(objectToAddressChange, { params: { token } })).status).toBe(404);
  });
});
