import { beforeAll, describe, expect, it } from 'vitest';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { deleteProject, updateSurvey } from '#features/projects/contract/project.ts';
import { closeProject, publishProject } from '#features/projects/contract/publishing.ts';
import { findResponses } from '#features/reports/contract/responses.ts';
import { createProject } from '#tests/factories/project.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { findActivities, findOwnActivities, getActivity } from '../../contract/activities.ts';

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createUser(server, { role: 'admin', firstName: 'Amina', lastName: 'Khan' });
});

async function liveProject() {
  const { id, owner } = await createProject(server);
  server.clock.forward(1);
  for (const step of [publishProject, closeProject]) {
    await server.call(step, { params: { id } }, owner);
    server.clock.forward(1);
  }
  return { id, owner };
}

const everything = async (query: object, by: TestUser) => (await server.call(findActivities, { query }, by)).data;
const own = async (query: object, by: TestUser) => (await server.call(findOwnActivities, { query }, by)).data;
const actionsIn = ({ items }: { items: { action: string }[] }) => items.map(({ action }) => action);

describe('findActivities', () => {
  it('gives the newest first, page by page, each once', async () => {
    const { id } = await liveProject();
    const actions: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await everything({ thing: id, limit: 1, cursor }, admin);
      expect(page.total).toBe(3);
      actions.push(...actionsIn(page));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(actions).toEqual(['closed', 'published', 'created']);
  });

  it('narrows by log, subject, thing and person', async () => {
    const { id, owner } = await liveProject();
    expect(actionsIn(await everything({ actor: owner.id, log: 'security' }, admin))).toEqual(['signedIn']);
    expect(actionsIn(await everything({ actor: owner.id, subject: 'account' }, admin))).toEqual(['signedIn']);
    expect(actionsIn(await everything({ thing: id, subject: 'email' }, admin))).toEqual([]);
    expect(actionsIn(await everything({ actor: owner.id }, admin))).toEqual([
      'closed',
      'published',
      'created',
      'signedIn',
    ]);
  });

  it('goes from one day in Dhaka until another, both taken in', async () => {
    const { id } = await liveProject();
    const [day, before, after] = [0, -DAY_MS, DAY_MS].map((away) =>
      dhakaDay(new Date(server.clock.now.getTime() + away)),
    );
    const totalOf = async (days: object) => (await everything({ thing: id, ...days }, admin)).total;
    expect(await totalOf({ from: day, until: day })).toBe(3);
    expect(await totalOf({ from: before, until: after })).toBe(3);
    expect(await totalOf({ from: after })).toBe(0);
    expect(await totalOf({ until: before })).toBe(0);
  });

  it('refuses what makes no sense by name', async () => {
    for (const [field, value] of [
      ['log', 'all'],
      ['actor', 'me'],
      ['cursor', 'x'],
      ['limit', 0],
      ['from', '2026-02-30'],
      ['until', 'today'],
      ['thing', 'x'.repeat(65)],
    ] as const) {
      const reply = await server.call(findActivities, { query: { [field]: value } as never }, admin);
      expect([reply.status, Object.keys(reply.body.data.error.fields)]).toEqual([422, [field]]);
    }
  });

  it('asks as few statements however many there are', async () => {
    const statements = (limit: number) => statementsOf(() => server.call(findActivities, { query: { limit } }, admin));
    expect(await statements(50)).toBe(await statements(1));
  });
});

describe('findOwnActivities', () => {
  it('gives what one did and what others did to what is one’s own, and nothing of anybody else', async () => {
    const { id, owner } = await liveProject();
    await liveProject();
    await server.call(findResponses, { params: { id }, query: {} }, admin);
    const page = await own({}, owner);
    expect(actionsIn(page)).toEqual(['read', 'closed', 'published', 'created', 'signedIn']);
    expect(page.total).toBe(5);
    const [read, closed] = page.items;
    expect(read).toMatchObject({ actor: { fullName: 'Amina Khan', role: 'admin' }, ip: null });
    expect(closed).toMatchObject({ actor: { _id: owner.id }, ip: '127.0.0.1' });
    expect(actionsIn(await own({ thing: id }, admin))).toEqual(['read']);
  });

  it('pages through both together', async () => {
    const { id, owner } = await liveProject();
    await server.call(findResponses, { params: { id }, query: {} }, admin);
    const first = await own({ limit: 2 }, owner);
    const second = await own({ limit: 3, cursor: first.next ?? '' }, owner);
    expect([...actionsIn(first), ...actionsIn(second)]).toEqual(['read', 'closed', 'published', 'created', 'signedIn']);
    expect(second.next).toBeNull();
  });

  it('tells of whoever tried to get in, and from where', async () => {
    const owner = await createUser(server);
    const body = { identifier: owner.email ?? '', password: 'not my password' };
    server.clock.forward(1);
    await server.call(login, { body }, { cookies: {}, ip: '203.0.113.77' });
    const { items } = await own({ log: 'security' }, owner);
    expect(items[0]).toMatchObject({ action: 'signInRefused', actor: null, ip: '203.0.113.77', name: owner.email });
    const { changes } = (await server.call(getActivity, { params: { id: items[0]?._id ?? '' } }, owner)).data;
    expect(changes).toContainEqual(expect.objectContaining({ field: 'refusal', after: 'password' }));
  });
});

describe('getActivity', () => {
  it('tells what differs and where the thing is, to whom it concerns and to administrators', async () => {
    const { id, owner } = await createProject(server);
    server.clock.forward(1);
    const body = { showProgress: false, privacy: 'limited' as const, password: 'open sesame' };
    await server.call(updateSurvey, { params: { id }, body }, owner);
    const [item] = (await own({ thing: id }, owner)).items;
    const params = { id: item?._id ?? '' };
    const { data } = await server.call(getActivity, { params }, owner);
    expect(data.changes).toEqual([
      { field: 'privacy', isKept: true, before: 'public', after: 'limited' },
      { field: 'password', isKept: false, before: null, after: null },
      { field: 'showProgress', isKept: true, before: true, after: false },
    ]);
    expect(data).toMatchObject({ place: `/dashboard/survey/${id}`, requestId: expect.any(String) });
    expect((await server.call(getActivity, { params }, admin)).data.place).toBe(`/admin/surveys/${id}`);
    for (const role of ['user', 'agent'] as const) {
      expect((await server.call(getActivity, { params }, await createUser(server, { role }))).status).toBe(404);
    }
  });

  it('leads nowhere once the thing is gone', async () => {
    const { id, owner } = await createProject(server);
    await server.call(deleteProject, { params: { id } }, owner);
    const { items } = await own({ thing: id }, owner);
    for (const { _id } of items) {
      expect((await server.call(getActivity, { params: { id: _id } }, owner)).data.place).toBeNull();
    }
    expect(actionsIn({ items })).toContain('deleted');
  });
});
