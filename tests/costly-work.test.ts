// Hashing a password is slow on purpose: it is counted before it is done,
// and no more of it waits than can be done soon.
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { register } from '#features/identity/contract/accounts.ts';
import { changePassword, forgotPassword, resetPassword } from '#features/identity/contract/passwords.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { PASSWORD_CHANGES, PASSWORD_TRIES } from '#features/identity/rate-limits.ts';
import { getSurvey, updateSurvey } from '#features/projects/contract/project.ts';
import { PROJECT_PASSWORDS } from '#features/projects/rate-limits.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { POLL_PASSWORD_TRIES } from '#features/taking-part/rate-limits.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';
import { createProject } from './factories/project.ts';
import { createUser, PASSWORD } from './factories/user.ts';
import { countHashes, fillHashQueue } from './support/count-hashes.ts';
import { codeSentTo } from './support/mail-log.ts';
import { startTestServer, type TestServer, visitor } from './support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.forward(24 * 3600);
  await server.db.execute(sql`DELETE FROM rate_limits`);
});

const from = (ip: string) => ({ cookies: {}, ip });

/** How many replies had which status. */
async function statusesOf(replies: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(replies)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function limitsSpent(): Promise<number> {
  const { rows } = await server.db.execute(sql`SELECT coalesce(sum(hits), 0)::int AS spent FROM rate_limits`);
  return Number(rows[0]?.spent);
}

/** Lets tries that were counted by a limit already be so many. */
async function spend(limit: RateLimit, hits: number): Promise<void> {
  await server.db.execute(sql`UPDATE rate_limits SET hits = ${hits} WHERE key LIKE ${`${limit.name}:%`}`);
}

const times = <T>(count: number, each: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => each(n));

describe('of what arrives at once no more is worked on than is allowed:', () => {
  test('wrong passwords for many accounts from one network address', async () => {
    const hashes = countHashes();
    const guess = (n: number) =>
      server.call(login, { body: { identifier: `guess-${n}@example.com`, password: 'a guess' } }, from('10.9.0.1'));
    await guess(0);
    await spend(PASSWORD_TRIES.network, 280);
    expect(await statusesOf(times(60, (n) => guess(n + 1)))).toEqual({ 422: 20, 429: 40 });
    expect(hashes()).toBe(21);
    const { email } = await createUser(server);
    const body = { identifier: email ?? '', password: PASSWORD };
    expect((await server.call(login, { body }, from('10.9.0.1'))).status).toBe(429);
    expect((await server.call(login, { body }, from('10.9.0.2'))).status).toBe(200);
  });

  test('wrong passwords for one account, from one network address and from everywhere', async () => {
    const hashes = countHashes();
    const guess = (ip: string) =>
      server.call(login, { body: { identifier: 'guessed-at@example.com', password: 'a guess' } }, from(ip));
    await Promise.all(times(30, () => guess('10.9.1.1')));
    expect(hashes()).toBe(5);
    await Promise.all(times(30, (n) => guess(`10.9.1.${n + 2}`)));
    expect(hashes()).toBe(10);
  });

  test('wrong passwords of one project, and of all, from one network address', async () => {
    const create = () => createProject(server, { published: true, password: 'mango tree' });
    const [first, second] = [await create(), await create()];
    const hashes = countHashes();
    const guess = ({ id }: { id: string }, n: number) =>
      server.call(startRespondent, { params: { id }, body: { poll_password: `guess ${n}` } }, from('10.9.2.1'));
    await guess(first, 0);
    await spend(POLL_PASSWORD_TRIES.project, 90);
    expect(await statusesOf(times(30, (n) => guess(first, n + 1)))).toEqual({ 403: 10, 429: 20 });
    await spend(POLL_PASSWORD_TRIES.network, 290);
    expect(await statusesOf(times(30, (n) => guess(second, n)))).toEqual({ 403: 10, 429: 20 });
    expect(hashes()).toBe(21);
  });

  test('whatever the networks of one IPv6 site ask for', async () => {
    const hashes = countHashes();
    const guess = (site: string, n: number) =>
      server.call(
        login,
        { body: { identifier: `of-a-site-${n}@example.com`, password: 'a guess' } },
        from(`2001:db8:${site}:${n.toString(16)}::1`),
      );
    const flood = times(250, (n) => guess('1', n));
    const other = guess('2', 0);
    expect(await statusesOf(flood)).toEqual({ 422: 200, 429: 50 });
    expect((await other).status).toBe(422);
    expect(hashes()).toBe(201);
    expect((await guess('1', 251)).status).toBe(422);
  });

  test('registrations of one email address', async () => {
    const hashes = countHashes();
    const body = { firstName: 'New', identifier: 'asked-often@example.com', password: PASSWORD };
    const replies = times(20, () => server.call(register, { body }, from('10.9.3.1')));
    expect(await statusesOf(replies)).toEqual({ 201: 6, 429: 14 });
    expect(hashes()).toBe(6);
  });

  test('passwords that one person gives to projects', async () => {
    const { id, owner } = await createProject(server, { password: 'mango tree' });
    const { settingsRevision } = (await server.call(getSurvey, { params: { id } }, owner)).data;
    await spend(PROJECT_PASSWORDS, 90);
    const hashes = countHashes();
    const give = (n: number) =>
      server.call(updateSurvey, { params: { id }, body: { settingsRevision, password: `palm ${n}` } }, owner);
    expect(await statusesOf(times(20, give))).toEqual({ 200: 1, 409: 9, 429: 10 });
    expect(hashes()).toBe(10);
  });

  test('passwords that one person gives to their account, by the old one or by a code', async () => {
    const owner = await createUser(server);
    const body = { currentPassword: PASSWORD, password: PASSWORD };
    expect((await server.call(changePassword, { body }, owner)).status).toBe(200);
    await spend(PASSWORD_CHANGES, PASSWORD_CHANGES.limit);
    expect((await server.call(changePassword, { body }, owner)).status).toBe(429);
    const { _id: id } = (await server.call(forgotPassword, { body: { identifier: owner.email ?? '' } })).data;
    const chosen = { code: await codeSentTo(server.db, owner.email ?? ''), password: PASSWORD };
    expect((await server.call(resetPassword, { params: { id }, body: chosen })).status).toBe(429);
    await spend(PASSWORD_CHANGES, 0);
    expect((await server.call(resetPassword, { params: { id }, body: chosen })).status).toBe(200);
  });
});

describe('while too many passwords wait, a call is refused whole, soon and with the time to come again:', () => {
  async function refusedBusy(send: () => Promise<{ status: number; headers: Record<string, unknown> }>) {
    const spent = await limitsSpent();
    const empty = fillHashQueue();
    for (let tries = 0; tries < 12; tries += 1) {
      const { status, headers } = await send();
      expect([status, headers['retry-after']]).toEqual([503, '5']);
    }
    empty();
    expect(await limitsSpent()).toBe(spent);
  }

  test('signing in, with an account or without', async () => {
    const { email } = await createUser(server);
    for (const [identifier, status] of [
      [email ?? '', 200],
      ['nobody@example.com', 422],
    ] as const) {
      const signIn = () => server.call(login, { body: { identifier, password: PASSWORD } });
      await refusedBusy(signIn);
      expect((await signIn()).status).toBe(status);
    }
  });

  test('registering', async () => {
    const body = { firstName: 'New', identifier: 'registers-later@example.com', password: PASSWORD };
    await refusedBusy(() => server.call(register, { body }));
    const { rows } = await server.db.execute(sql`SELECT 1 FROM users WHERE email = ${body.identifier}`);
    expect(rows).toEqual([]);
    expect((await server.call(register, { body })).status).toBe(201);
  });

  test('changing a password', async () => {
    const owner = await createUser(server);
    const body = { currentPassword: PASSWORD, password: 'another fine passphrase' };
    await refusedBusy(() => server.call(changePassword, { body }, owner));
    expect((await server.call(changePassword, { body }, owner)).status).toBe(200);
  });

  test('choosing a new password by a code, which stays good', async () => {
    const { email } = await createUser(server);
    const { _id: id } = (await server.call(forgotPassword, { body: { identifier: email ?? '' } })).data;
    const body = { code: await codeSentTo(server.db, email ?? ''), password: 'another fine passphrase' };
    await refusedBusy(() => server.call(resetPassword, { params: { id }, body }));
    expect((await server.call(resetPassword, { params: { id }, body })).status).toBe(200);
  });

  test('giving a project a password, with the rest of its settings', async () => {
    const { id, owner } = await createProject(server);
    const before = (await server.call(getSurvey, { params: { id } }, owner)).data;
    const body = { settingsRevision: before.settingsRevision, title: { en: 'Changed' }, password: 'mango tree' };
    await refusedBusy(() => server.call(updateSurvey, { params: { id }, body }, owner));
    expect((await server.call(getSurvey, { params: { id } }, owner)).data).toEqual(before);
  });

  test('taking part by a password', async () => {
    const { id } = await createProject(server, { published: true, password: 'mango tree' });
    const start = () =>
      server.call(startRespondent, { params: { id }, body: { poll_password: 'mango tree' } }, visitor());
    await refusedBusy(start);
    expect((await start()).status).toBe(201);
  });
});
