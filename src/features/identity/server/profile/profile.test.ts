import { beforeAll, describe, expect, test } from 'vitest';
import { createUser, PASSWORD } from '#tests/factories/user.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { getMe, updateMe } from '../../contract/profile.ts';
import { endSession, findSessions, findSignIns, login, refreshToken } from '../../contract/sessions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const profile = {
  firstName: ' মালিক ',
  lastName: 'উদাহরণ',
  organization: 'Dhaka University',
  occupation: 'Teacher',
  dateOfBirth: '1990-12-16',
  gender: 'female',
} as const;

describe('the own profile', () => {
  test('is shown without secrets', async () => {
    const owner = await createUser(server, { firstName: 'Owner', lastName: '' });
    const { body } = await server.call(getMe, owner);
    expect(body).toEqual({
      data: {
        _id: owner.id,
        fullName: 'Owner',
        firstName: 'Owner',
        lastName: '',
        email: owner.email,
        phone: null,
        role: 'user',
        image: null,
        state: 'Verified',
        organization: '',
        occupation: '',
        dateOfBirth: null,
        gender: null,
        permissions: [],
        scope: [],
      },
    });
  });

  test('can be changed', async () => {
    const owner = await createUser(server);
    const reply = await server.call(updateMe, { body: profile }, owner);
    expect(reply.body.data.message).toBe('Saved.');
    expect(reply.data).toMatchObject({ ...profile, firstName: 'মালিক', fullName: 'মালিক উদাহরণ' });
    expect((await server.call(getMe, owner)).data).toEqual(reply.data);
  });

  test('refuses what cannot be, and never takes a role', async () => {
    const owner = await createUser(server);
    const refusedField = async (change: object) => {
      const reply = await server.send({
        method: 'PUT',
        url: '/api/v1/users/me',
        payload: { ...profile, ...change },
        by: owner,
      });
      expect(reply.status).toBe(422);
      return Object.keys(reply.body.data.error.fields);
    };
    expect(await refusedField({ firstName: ' ' })).toEqual(['firstName']);
    expect(await refusedField({ dateOfBirth: '2026-03-02' })).toEqual(['dateOfBirth']);
    expect(await refusedField({ dateOfBirth: '1700-01-01' })).toEqual(['dateOfBirth']);
    expect(await refusedField({ dateOfBirth: '1990-02-30' })).toEqual(['dateOfBirth']);
    expect(await refusedField({ gender: 'x' })).toEqual(['gender']);
    await server.send({ method: 'PUT', url: '/api/v1/users/me', payload: { ...profile, role: 'admin' }, by: owner });
    expect((await server.call(getMe, owner)).data.role).toBe('user');
  });

  test('is for the signed-in', async () => {
    expect((await server.call(getMe, visitor())).status).toBe(401);
    expect((await server.call(updateMe, { body: profile })).status).toBe(401);
    expect((await server.call(findSessions, visitor())).status).toBe(401);
  });
});

describe('the own sessions', () => {
  test('are listed, and can be ended one by one', async () => {
    const owner = await createUser(server);
    const phone = { ...visitor(), ip: '10.1.1.1' };
    server.clock.forward(60);
    await server.call(login, { body: { identifier: owner.email ?? '', password: PASSWORD } }, phone);
    const { data } = await server.call(findSessions, owner);
    expect(data.map((session) => [session.current, session.ip])).toEqual([
      [false, '10.1.1.1'],
      [true, '127.0.0.1'],
    ]);
    const id = data[0]?._id ?? '';
    expect((await server.call(endSession, { params: { id } }, owner)).status).toBe(200);
    expect((await server.call(getMe, phone)).status).toBe(401);
    expect((await server.call(refreshToken, phone)).status).toBe(401);
    expect((await server.call(endSession, { params: { id } }, owner)).status).toBe(404);
    expect((await server.call(findSessions, owner)).data).toHaveLength(1);
  });

  test('of another person cannot be found', async () => {
    const owner = await createUser(server);
    const stranger = await createUser(server);
    const admin = await createUser(server, { role: 'admin' });
    for (const by of [stranger, admin]) {
      expect((await server.call(endSession, { params: { id: owner.sessionId } }, by)).status).toBe(404);
    }
    expect((await server.call(getMe, owner)).status).toBe(200);
  });

  test('ending the current one signs this browser out', async () => {
    const owner = await createUser(server);
    await server.call(endSession, { params: { id: owner.sessionId } }, owner);
    expect(owner.cookies).toEqual({});
  });
});

describe('#findSignIns', () => {
  const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  async function signIn(email: string | null, password: string, ip: string) {
    server.clock.forward(3600);
    const by = { ...visitor(), ip };
    const headers = { 'user-agent': BROWSER };
    await server.send({ method: 'POST', url: '/api/v1/auth/login', payload: { email, password }, headers, by });
    return by;
  }

  test('tells of sign-ins and of refused ones, the newest first, to nobody else', async () => {
    const { email } = await createUser(server);
    await signIn(email, PASSWORD, '10.1.1.1');
    await signIn(email, 'a wrong password', '10.1.1.2');
    const stranger = await createUser(server);
    const by = await signIn(email, PASSWORD, '10.1.1.3');
    const { data } = await server.call(findSignIns, by);
    expect(data.map(({ isRefused, refusal, ip, userAgent }) => [isRefused, refusal, ip, userAgent])).toEqual([
      [false, null, '10.1.1.3', BROWSER],
      [true, 'password', '10.1.1.2', BROWSER],
      [false, null, '10.1.1.1', BROWSER],
      [false, null, '127.0.0.1', 'test'],
    ]);
    const strangers = await signIn(stranger.email, PASSWORD, '10.1.1.4');
    const theirs = await server.call(findSignIns, strangers);
    expect(theirs.data.map(({ ip }) => ip)).toEqual(['10.1.1.4', '127.0.0.1']);
    expect((await server.call(findSignIns, visitor())).status).toBe(401);
  });

  test('keeps sign-ins in sight of whoever is refused over and over', async () => {
    const { email } = await createUser(server);
    for (let tries = 0; tries < 12; tries++) await signIn(email, 'a wrong password', `10.2.0.${tries}`);
    const { data } = await server.call(findSignIns, await signIn(email, PASSWORD, '10.1.1.1'));
    expect(data.filter(({ isRefused }) => isRefused)).toHaveLength(10);
    expect(data.filter(({ isRefused }) => !isRefused).map(({ ip }) => ip)).toEqual(['10.1.1.1', '127.0.0.1']);
  });
});
