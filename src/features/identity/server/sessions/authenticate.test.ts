import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminsNeedSecondStep } from '#features/site/public.ts';
import type { Cookies } from '#kit/contract/cookies.ts';
import { actorOf } from '#tests/factories/actor.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getMe } from '../../contract/profile.ts';
import { type Keys, loadKeys } from '../keys.ts';
import { createAuthenticate } from './authenticate.ts';

let server: TestServer;
let keys: Keys;
beforeAll(async () => {
  server = await startTestServer();
  keys = await loadKeys(server.db);
});

function jarOf(cookies: Record<string, string>): Cookies {
  return {
    get: (name) => cookies[name],
    names: () => Object.keys(cookies),
    set: (name, value) => {
      cookies[name] = value;
    },
    clear: (name) => {
      delete cookies[name];
    },
  };
}

function openPage(cookies: Record<string, string>) {
  return createAuthenticate(
    keys,
    adminsNeedSecondStep,
  )({
    db: server.db,
    now: server.clock.now,
    bearer: undefined,
    cookies: jarOf(cookies),
    renew: true,
  });
}

describe('pages', () => {
  test('renew the session from its refresh cookie on the way', async () => {
    const owner = await createUser(server);
    const before = { ...owner.cookies };
    server.clock.forward(1801);
    delete owner.cookies['auth._token.local'];
    expect(await openPage(owner.cookies)).toEqual({ ...actorOf('user'), id: owner.id, sessionId: owner.sessionId });
    expect(owner.cookies['auth._token.local']).toMatch(/^Bearer /);
    expect(owner.cookies['auth._refresh_token.local']).not.toBe(before['auth._refresh_token.local']);
    expect(await openPage(before)).toMatchObject({ id: owner.id });
  });

  test('leave a session with a living access token as it is', async () => {
    const owner = await createUser(server);
    const before = { ...owner.cookies };
    expect(await openPage(owner.cookies)).toMatchObject({ id: owner.id });
    expect(owner.cookies).toEqual(before);
  });

  test('clear cookies that are good for nothing', async () => {
    const cookies = { 'auth._token.local': 'Bearer x', 'auth._refresh_token.local': 'x.y' };
    expect(await openPage(cookies)).toBeUndefined();
    expect(cookies).toEqual({});
  });
});

describe('access tokens', () => {
  const askWith = (accessToken: string) => server.call(getMe, { cookies: {}, accessToken });
  const forge = (owner: TestUser, sign: (token: SignJWT) => Promise<string>) =>
    sign(new SignJWT({ sid: owner.sessionId }).setSubject(owner.id));
  const soon = () => Math.floor(server.clock.now.getTime() / 1000) + 60;

  test('that we did not sign, or not so, are nobody’s', async () => {
    const owner = await createUser(server);
    const otherKey = new Uint8Array(32);
    const [header, , signature] = (owner.accessToken ?? '').split('.');
    const forged = [
      await forge(owner, (token) =>
        token.setProtectedHeader({ alg: 'HS256' }).setExpirationTime(soon()).sign(otherKey),
      ),
      await forge(owner, (token) =>
        token.setProtectedHeader({ alg: 'HS512' }).setExpirationTime(soon()).sign(new Uint8Array(64)),
      ),
      await forge(owner, (token) => token.setProtectedHeader({ alg: 'HS256' }).sign(keys.accessToken)),
      `${header}.${Buffer.from(JSON.stringify({ sub: owner.id, sid: owner.sessionId, exp: soon() })).toString('base64url')}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(owner.accessToken ?? '').split('.')[1]}.`,
      'undefined',
      'a.b.c',
      'x'.repeat(5000),
    ];
    for (const token of forged) expect((await askWith(token)).status, token.slice(0, 80)).toBe(401);
    expect((await askWith(owner.accessToken ?? '')).status).toBe(200);
  });

  test('name a session of that very user', async () => {
    const owner = await createUser(server);
    const stranger = await createUser(server);
    const mixed = await new SignJWT({ sid: stranger.sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(owner.id)
      .setExpirationTime(soon())
      .sign(keys.accessToken);
    expect((await askWith(mixed)).status).toBe(401);
  });

  test('of another installation say nothing here', async () => {
    const configured = await loadKeys(server.db, 'a configured secret of more than 32 characters');
    expect(configured.accessToken).not.toEqual(keys.accessToken);
    expect((await loadKeys(server.db)).accessToken).toEqual(keys.accessToken);
  });
});
