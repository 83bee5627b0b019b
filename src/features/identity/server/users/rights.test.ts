import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { findActivities } from '#features/operations/contract/activities.ts';
import { findErrors } from '#features/operations/contract/errors.ts';
import { createProject as begin, getSurvey } from '#features/projects/contract/project.ts';
import { findFaqEntries } from '#features/site/contract/faqs.ts';
import { findContacts } from '#features/support/contract/contacts.ts';
import { findTicketHolders, findTickets, getTicket } from '#features/support/contract/tickets.ts';
import { GRANTABLE, type Grantable, PERMISSION_NAMES } from '#kit/contract/permissions.ts';
import { createProject } from '#tests/factories/project.ts';
import { createTicket } from '#tests/factories/ticket.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getMe, updateMe } from '../../contract/profile.ts';
import { getAgentPermissions, type Rights, updateAgentPermissions, updateUserRights } from '../../contract/rights.ts';
import { endUserSessions, findUserSessions, findUserSignIns, getUser, setUserState } from '../../contract/users.ts';
import { users } from '../tables.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await createUser(server, { role: 'admin', firstName: 'Amina', lastName: 'Khan' });
});

const FROM_THE_START: Grantable[] = ['overview', 'projects', 'content', 'contacts', 'tickets', 'errors'];

const readRights = async (id: string) => (await server.call(getUser, { params: { id } }, admin)).data.rights;
async function setRights(id: string, rights: Partial<Rights>, by = admin) {
  const { revision } = await readRights(id);
  const body = { role: 'agent' as const, permissions: FROM_THE_START, scope: [], ...rights, revision };
  return server.call(updateUserRights, { params: { id }, body }, by);
}
async function setForAll(permissions: Grantable[], by = admin) {
  const { revision } = (await server.call(getAgentPermissions, admin)).data;
  return server.call(updateAgentPermissions, { body: { permissions, revision } }, by);
}
const statusOf = async (endpoint: typeof findContacts | typeof findFaqEntries | typeof findErrors, by: TestUser) =>
  (await server.call(endpoint as typeof findContacts, { query: {} }, by)).status;

describe('what an agent may do', () => {
  it('is taken and given by an administrator, from the next call on, and recorded', async () => {
    const agent = await createUser(server, { role: 'agent' });
    expect(await statusOf(findContacts, agent)).toBe(200);
    expect((await setRights(agent.id, { permissions: ['content', 'users'] })).status).toBe(200);
    expect(await statusOf(findContacts, agent)).toBe(403);
    expect(await statusOf(findFaqEntries, agent)).toBe(200);
    expect((await server.call(getMe, agent)).data.permissions).toEqual(['content', 'users']);
    expect((await server.call(getUser, { params: { id: admin.id } }, agent)).status).toBe(200);
    const { items } = (await server.call(findActivities, { query: { thing: agent.id, actor: admin.id } }, admin)).data;
    expect(items).toMatchObject([{ log: 'security', action: 'rightsChanged', fields: ['permissions'] }]);
  });

  it('follows what is decided for all agents in everything that is not otherwise for this one', async () => {
    const agent = await createUser(server, { role: 'agent' });
    const other = await createUser(server, { role: 'agent' });
    await setRights(other.id, { permissions: FROM_THE_START.filter((name) => name !== 'content') });
    await setForAll([...FROM_THE_START.filter((name) => name !== 'errors'), 'ticketChoices']);
    const held = async (by: TestUser) => (await server.call(getMe, by)).data.permissions;
    expect(await held(agent)).toEqual(['overview', 'projects', 'content', 'contacts', 'tickets', 'ticketChoices']);
    expect(await held(other)).toEqual(['overview', 'projects', 'contacts', 'tickets', 'ticketChoices']);
    expect(await statusOf(findErrors, agent)).toBe(403);
    await setForAll(FROM_THE_START);
    expect(await held(agent)).toEqual(FROM_THE_START);
    const { items } = (await server.call(findActivities, { query: { subject: 'agents' } }, admin)).data;
    expect(items.map(({ action, log }) => [action, log])).toContainEqual(['rightsChanged', 'security']);
  });

  it('that asks nothing new records nothing', async () => {
    const agent = await createUser(server, { role: 'agent' });
    await setRights(agent.id, {});
    const { items } = (await server.call(findActivities, { query: { thing: agent.id, actor: admin.id } }, admin)).data;
    expect(items).toEqual([]);
  });

  it('reaches into calls that everybody makes: tickets, and in whose hands they may be', async () => {
    const owner = await createUser(server);
    const agent = await createUser(server, { role: 'agent' });
    const id = await createTicket(server, owner);
    const holders = async () => (await server.call(findTicketHolders, admin)).data.map(({ _id }) => _id);
    expect((await server.call(getTicket, { params: { id } }, agent)).status).toBe(200);
    expect(await holders()).toContain(agent.id);
    await setRights(agent.id, { permissions: ['content'] });
    expect((await server.call(getTicket, { params: { id } }, agent)).status).toBe(404);
    expect((await server.call(findTickets, { query: {} }, agent)).status).toBe(403);
    expect(await holders()).not.toContain(agent.id);
  });

  it('is nothing once they are no agent any more, and nothing from before if they become one again', async () => {
    const agent = await createUser(server, { role: 'agent' });
    await setRights(agent.id, { permissions: [...FROM_THE_START, 'users'] });
    await setRights(agent.id, { role: 'user', permissions: [] });
    expect(await statusOf(findContacts, agent)).toBe(404);
    expect((await server.call(getMe, agent)).data).toMatchObject({ role: 'user', permissions: [] });
    await setRights(agent.id, {});
    expect((await server.call(getMe, agent)).data.permissions).toEqual(FROM_THE_START);
  });
});

describe('of two administrators who decide at once', () => {
  it('the second is told of the first, and nothing is overwritten', async () => {
    const agent = await createUser(server, { role: 'agent' });
    const params = { id: agent.id };
    const { revision } = await readRights(agent.id);
    const save = (permissions: Grantable[], read: number) =>
      server.call(updateUserRights, { params, body: { role: 'agent', permissions, scope: [], revision: read } }, admin);
    const both = await Promise.all([save(['content'], revision), save(['tickets'], revision)]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const kept = both[0]?.status === 200 ? ['content'] : ['tickets'];
    expect(await readRights(agent.id)).toMatchObject({ permissions: kept, revision: revision + 1 });
    expect((await save(FROM_THE_START, revision + 1)).data).toEqual({ revision: revision + 2 });
  });

  it('nobody decides about one agent by what all agents might do before', async () => {
    const agent = await createUser(server, { role: 'agent' });
    const { revision, ...read } = await readRights(agent.id);
    const ofAll = (await server.call(getAgentPermissions, admin)).data.revision;
    const all = (permissions: Grantable[]) =>
      server.call(updateAgentPermissions, { body: { permissions, revision: ofAll } }, admin);
    expect((await all([...FROM_THE_START, 'ticketChoices'])).data).toEqual({ revision: ofAll + 1 });
    expect((await all(FROM_THE_START)).status).toBe(409);
    const body = { ...read, revision };
    expect((await server.call(updateUserRights, { params: { id: agent.id }, body }, admin)).status).toBe(409);
    await setForAll(FROM_THE_START);
  });
});

describe('nobody raises themselves', () => {
  it('an agent who looks after accounts gives nobody a role or a permission, least of all themselves', async () => {
    const agent = await createUser(server, { role: 'agent', permissions: { users: true } });
    const accomplice = await createUser(server);
    for (const id of [agent.id, accomplice.id]) {
      expect((await setRights(id, { role: 'admin', permissions: [] }, agent)).status).toBe(403);
    }
    expect((await setForAll([...GRANTABLE], agent)).status).toBe(403);
    expect((await server.call(getAgentPermissions, agent)).status).toBe(403);
  });

  it('what is for administrators alone cannot be given, not even by one', async () => {
    const agent = await createUser(server, { role: 'agent' });
    for (const name of ['roles', 'emails', 'everything'] as unknown as Grantable[]) {
      expect((await setRights(agent.id, { permissions: [name] })).status).toBe(422);
      expect((await setForAll([name])).status).toBe(422);
    }
    await server.db
      .update(users)
      .set({ permissions: { roles: true, emails: true } as object })
      .where(eq(users.id, agent.id));
    expect((await server.call(getMe, agent)).data.permissions).toEqual(FROM_THE_START);
  });

  it('an agent does nothing to accounts of staff: no state, no session', async () => {
    const agent = await createUser(server, { role: 'agent', permissions: { users: true } });
    const colleague = await createUser(server, { role: 'agent' });
    const user = await createUser(server);
    for (const { id } of [colleague, admin]) {
      const params = { id };
      expect((await server.call(setUserState, { params, body: { state: 'Suspend' } }, agent)).status).toBe(403);
      expect((await server.call(endUserSessions, { params }, agent)).status).toBe(403);
      expect((await server.call(getUser, { params }, agent)).data.abilities).toEqual({
        lookAfter: false,
        changeRights: false,
      });
    }
    const ofUser = { params: { id: user.id }, body: { state: 'Suspend' as const } };
    expect((await server.call(setUserState, ofUser, agent)).status).toBe(200);
  });

  it('administrators change nothing of their own, and of two who demote each other one stays', async () => {
    expect((await setRights(admin.id, { role: 'user', permissions: [] })).status).toBe(403);
    const one = await createUser(server, { role: 'admin' });
    const other = await createUser(server, { role: 'admin' });
    const both = await Promise.all([
      setRights(other.id, { role: 'user', permissions: [] }, one),
      setRights(one.id, { role: 'user', permissions: [] }, other),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('no call of one’s own takes role, state, permissions or scope', async () => {
    const person = await createUser(server);
    const { data } = await server.call(getMe, person);
    const { firstName, lastName, organization, occupation, dateOfBirth, gender } = data;
    const profile = { firstName, lastName, organization, occupation, dateOfBirth, gender };
    for (const more of [{ role: 'admin' }, { state: 'Active' }, { permissions: ['users'] }, { scope: [] }]) {
      const body = { ...profile, ...more };
      expect((await server.call(updateMe, { body }, person)).status).toBe(422);
      const payload = { firstName: 'A', identifier: 'raised@example.com', password: 'a fine long passphrase', ...more };
      expect((await server.send({ method: 'POST', url: '/api/v1/auth/register', payload })).status).toBe(422);
    }
    expect((await server.call(getMe, person)).data).toEqual(data);
  });

  it('a call that is sent again under its key is asked for the permission again', async () => {
    const agent = await createUser(server, { role: 'agent', permissions: { users: true } });
    const user = await createUser(server);
    const again = () =>
      server.send({
        method: 'PUT',
        url: `/api/v1/users/${user.id}/state`,
        payload: { state: 'Inactive' },
        headers: { 'idempotency-key': 'once-and-again-0001' },
        by: agent,
      });
    expect((await again()).status).toBe(200);
    await setRights(agent.id, {});
    expect((await again()).status).toBe(403);
  });

  it('a token from before a demotion gives what the role of now gives', async () => {
    const former = await createUser(server, { role: 'admin' });
    expect((await server.call(getMe, former)).data.permissions).toEqual(PERMISSION_NAMES);
    await setRights(former.id, { role: 'user', permissions: [] });
    expect((await server.call(getAgentPermissions, former)).status).toBe(404);
  });
});

describe('the scope', () => {
  it('keeps a user to kinds of project: no others are begun, and what is there stays', async () => {
    const owner = await createUser(server);
    const { id } = await createProject(server, { owner });
    await setRights(owner.id, { role: 'surveyor', permissions: [], scope: ['poll'] });
    const start = (kind: 'survey' | 'poll') => server.call(begin, { body: { kind, title: { en: 'Tea' } } }, owner);
    const refused = await start('survey');
    expect(refused.status).toBe(403);
    expect(refused.body.data.message).toContain('not set up for this kind');
    expect((await start('poll')).status).toBe(201);
    expect((await server.call(getMe, owner)).data).toMatchObject({ role: 'surveyor', scope: ['poll'] });
    expect((await server.call(getSurvey, { params: { id } }, owner)).status).toBe(200);
  });

  it('keeps an agent to other people’s projects of these kinds', async () => {
    const { id } = await createProject(server);
    const agent = await createUser(server, { role: 'agent' });
    const read = async () => (await server.call(getSurvey, { params: { id } }, agent)).status;
    expect(await read()).toBe(200);
    await setRights(agent.id, { scope: ['poll'] });
    expect(await read()).toBe(404);
    await setRights(agent.id, { scope: ['poll', 'survey'] });
    expect(await read()).toBe(200);
  });
});

describe('an account as it is looked after', () => {
  it('tells facts, projects, rights and what may be done with it', async () => {
    const person = await createUser(server, { organization: 'Example Shop' });
    await createProject(server, { owner: person });
    const { data } = await server.call(getUser, { params: { id: person.id } }, admin);
    expect(data).toMatchObject({
      organization: 'Example Shop',
      projects: 1,
      rights: { role: 'user', permissions: [], scope: [] },
      ofAgents: FROM_THE_START,
      abilities: { lookAfter: true, changeRights: true },
    });
  });

  it('shows where somebody is signed in and ends it all at once', async () => {
    const person = await createUser(server);
    const params = { id: person.id };
    const sessions = async () => (await server.call(findUserSessions, { params }, admin)).data;
    expect(await sessions()).toMatchObject([{ _id: person.sessionId, current: false }]);
    expect((await server.call(findUserSignIns, { params }, admin)).data).toMatchObject([{ isRefused: false }]);
    expect((await server.call(endUserSessions, { params }, admin)).data).toEqual({ ended: 1 });
    expect((await server.call(getMe, person)).status).toBe(401);
    expect(await sessions()).toEqual([]);
    const { items } = (await server.call(findActivities, { query: { thing: person.id, actor: admin.id } }, admin)).data;
    expect(items).toMatchObject([{ log: 'security', action: 'signedOutEverywhere' }]);
  });

  it('is nobody’s where there is none, nor is anything of it', async () => {
    const params = { id: '00000000-0000-7000-8000-000000000000' };
    for (const endpoint of [getUser, findUserSessions, findUserSignIns, endUserSessions]) {
      expect((await server.call(endpoint as typeof getUser, { params }, admin)).status).toBe(404);
    }
    const body = { role: 'user' as const, permissions: [], scope: [], revision: 1 };
    expect((await server.call(updateUserRights, { params, body }, admin)).status).toBe(404);
  });
});
