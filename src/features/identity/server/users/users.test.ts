import { beforeAll, describe, expect, it } from 'vitest';
import { findActivities } from '#features/operations/contract/activities.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getMe } from '../../contract/profile.ts';
import { findUsers, setUserState } from '../../contract/users.ts';

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createUser(server, { role: 'admin', firstName: 'Amina', lastName: 'Khan' });
});

const setState = (id: string, state: 'Active' | 'Suspend' | 'Unverified', by = admin) =>
  server.call(setUserState, { params: { id }, body: { state } }, by);

describe('the list of users', () => {
  it.each(['rahima beg', 'RAHIMA@example', '০১৭১২-৩৪৫ ৬৭৮', '01712-345678'])('finds a person by “%s”', async (q) => {
    await createUser(server, {
      ...{ firstName: 'Rahima', lastName: 'Begum', email: 'rahima@example.org', phone: '+8801712345678' },
    }).catch(() => undefined);
    const { items, total } = (await server.call(findUsers, { query: { q } }, admin)).data;
    expect(items.map(({ fullName }) => fullName)).toEqual(['Rahima Begum']);
    expect(total).toBe(1);
  });

  it('looks for one or two letters where words begin', async () => {
    await createUser(server, { firstName: 'Qadir', lastName: 'Xavier' });
    for (const [q, found] of [
      ['qa', 1],
      ['X', 1],
      ['di', 0],
    ] as const) {
      const { items } = (await server.call(findUsers, { query: { q } }, admin)).data;
      expect(items.filter(({ fullName }) => fullName === 'Qadir Xavier')).toHaveLength(found);
    }
  });

  it('has everybody once, page by page, the newest first', async () => {
    for (const _ of [1, 2, 3]) await createUser(server);
    const seen: string[] = [];
    let cursor: string | undefined;
    let total = 0;
    do {
      const page = (await server.call(findUsers, { query: { limit: 2, cursor } }, admin)).data;
      seen.push(...page.items.map(({ _id }) => _id));
      cursor = page.next ?? undefined;
      total = page.total;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(total);
  });

  it('is narrowed to a state and to a role, and counts each state without itself', async () => {
    const suspended = await createUser(server, { role: 'agent', state: 'Suspend' });
    const query = { state: 'Suspend', role: 'agent' } as const;
    const { items, total, byState } = (await server.call(findUsers, { query }, admin)).data;
    expect(items.map(({ _id }) => _id)).toEqual([suspended.id]);
    expect(total).toBe(1);
    expect(byState.Suspend).toBe(1);
    const all = (await server.call(findUsers, { query: { role: 'agent' } }, admin)).data;
    expect(all.byState).toEqual(byState);
    expect(all.total).toBe(Object.values(byState).reduce((sum, count) => sum + count, 0));
  });
});

describe('the state of an account', () => {
  it('signs out at once when it is suspended, for good', async () => {
    const person = await createUser(server);
    expect((await server.call(getMe, person)).status).toBe(200);
    expect((await setState(person.id, 'Suspend')).status).toBe(200);
    expect((await server.call(getMe, person)).status).toBe(401);
    await setState(person.id, 'Active');
    expect((await server.call(getMe, person)).status).toBe(401);
  });

  it('is recorded as it was and is, once', async () => {
    const person = await createUser(server);
    await setState(person.id, 'Suspend');
    await setState(person.id, 'Suspend');
    const { items } = (await server.call(findActivities, { query: { thing: person.id, actor: admin.id } }, admin)).data;
    expect(items).toMatchObject([
      { log: 'security', action: 'stateChanged', fields: ['state'], actor: { fullName: 'Amina Khan' } },
    ]);
  });

  it('is never changed by its owner, so an administrator who may sign in always stays', async () => {
    expect((await setState(admin.id, 'Suspend')).status).toBe(403);
    const other = await createUser(server, { role: 'admin' });
    const both = await Promise.all([setState(other.id, 'Suspend'), setState(admin.id, 'Suspend', other)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const { data } = await server.call(findUsers, { query: {} }, both[0]?.status === 200 ? admin : other);
    expect(data.total).toBeGreaterThan(1);
  });

  it('is of somebody', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000';
    const caller = await createUser(server, { role: 'admin' });
    expect((await setState(nobody, 'Suspend', caller)).status).toBe(404);
  });
});
