import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountParts } from '#app/account-parts.ts';
import { images, projects } from '#features/projects/server/tables.ts';
import { respondents } from '#features/responses/server/tables.ts';
import { tickets } from '#features/support/server/tables.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { createLogger } from '#kit/server/log.ts';
import { pictureBytes, uploadImage } from '#tests/factories/image.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createTicket } from '#tests/factories/ticket.ts';
import { createUser, PASSWORD, type TestUser } from '#tests/factories/user.ts';
import { mailsTo } from '#tests/support/mail-log.ts';
import { startTestServer, visitor } from '#tests/support/test-server.ts';
import { exportAccount, planDeletion } from '../../contract/account-data.ts';
import { updatePhoto } from '../../contract/photo.ts';
import { getMe } from '../../contract/profile.ts';
import { login } from '../../contract/sessions.ts';
import { setUserState } from '../../contract/users.ts';
import { users } from '../tables.ts';
import { deleteAccounts } from './delete-accounts.ts';

const server = await startTestServer();
beforeEach(() => server.clock.forward(3600));
const DAY = 24 * 3600;

const leave = (by: TestUser, currentPassword = PASSWORD) =>
  server.call(planDeletion, { body: { currentPassword } }, by);
const signIn = (by: TestUser, password = PASSWORD) =>
  server.call(login, { body: { identifier: by.email ?? '', password } }, visitor());

async function runJob() {
  const context = { db: server.db, now: server.clock.now, log: createLogger('silent'), isLastAttempt: true };
  await deleteAccounts(accountParts(server.keeping.storage)).run(context as never, {});
}

async function isThere({ id }: { id: string }): Promise<boolean> {
  return (await server.db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0;
}

describe('exportAccount', () => {
  it('gives all that is held of a person and of nobody else, without secrets', async () => {
    const [owner, other] = [await createUser(server), await createUser(server)];
    await server.call(updatePhoto, { body: await pictureBytes() }, owner);
    const own = await createProject(server, { owner, published: true });
    await createProject(server, { owner: other });
    await createTicket(server, owner, { text: 'How do I print it?' });
    const reply = await server.call(exportAccount, owner);
    expect(reply.headers['content-disposition']).toContain('jorip-account-');
    const told = JSON.parse(JSON.stringify(reply.body));
    expect(Object.keys(told)).toEqual([
      'exportedAt',
      'sessions',
      'addressChanges',
      'secondStep',
      'invitations',
      'passkeys',
      'practice',
      'responses',
      'projects',
      'questionBank',
      'companies',
      'tickets',
      'notifications',
      'messages',
      'activities',
      'account',
    ]);
    expect(told.account).toMatchObject([{ email: owner.email, photo: expect.stringMatching(/^data:image\/webp/) }]);
    expect(told.projects.map(({ id }: { id: string }) => id)).toEqual([own.id]);
    expect(told.projects[0].versions).toHaveLength(1);
    expect(told.tickets).toMatchObject([{ messages: [{ byStaff: false, text: 'How do I print it?' }] }]);
    expect(told.sessions).toHaveLength(1);
    const text = JSON.stringify(told);
    expect(text).not.toContain(other.id);
    expect(text).not.toMatch(/hash|argon2|secret|digest/i);
  });

  it('is for the signed-in, and not without end', async () => {
    expect((await server.call(exportAccount, visitor())).status).toBe(401);
    const owner = await createUser(server);
    for (let taken = 0; taken < 5; taken++) expect((await server.call(exportAccount, owner)).status).toBe(200);
    expect((await server.call(exportAccount, owner)).status).toBe(429);
  });
});

describe('planDeletion', () => {
  it('takes the password, signs out everywhere and tells the owner', async () => {
    const owner = await createUser(server);
    expect((await leave(owner, 'a wrong password')).status).toBe(422);
    expect((await leave(owner)).data.deleteAt).toBe(
      new Date(server.clock.now.getTime() + 14 * DAY * 1000).toISOString(),
    );
    expect(owner.cookies).toEqual({});
    expect((await server.call(getMe, owner)).status).toBe(401);
    expect((await mailsTo(server.db, owner.email ?? ''))[0]?.template).toBe('deletionPlanned');
    server.clock.forward(13 * DAY);
    await runJob();
    expect(await isThere(owner)).toBe(true);
  });

  it('comes to nothing when they sign in again', async () => {
    const owner = await createUser(server);
    await leave(owner);
    expect((await signIn(owner, 'a wrong password')).status).toBe(422);
    expect((await signIn(owner)).status).toBe(200);
    server.clock.forward(30 * DAY);
    await runJob();
    expect(await isThere(owner)).toBe(true);
    const told = await server.db.select().from(activities).where(eq(activities.subjectId, owner.id));
    expect(told.map(({ action }) => action)).toContain('deletionDropped');
  });

  it('deletes everything of theirs in the end, and nothing of others', async () => {
    const [owner, other] = [await createUser(server), await createUser(server)];
    await server.call(updatePhoto, { body: await pictureBytes() }, owner);
    await uploadImage(server, owner);
    const gone = await createProject(server, { owner, published: true });
    const kept = await createProject(server, { owner: other, published: true });
    await createResponses(server, gone.id, [{}, {}]);
    await createResponses(server, kept.id, [{}]);
    await createTicket(server, owner);
    await leave(owner);
    server.clock.forward(14 * DAY + 1);
    await runJob();
    expect([await isThere(owner), await isThere(other)]).toEqual([false, true]);
    const left = await server.db.select({ id: projects.id }).from(projects);
    expect(left.map(({ id }) => id)).toContain(kept.id);
    expect(left.map(({ id }) => id)).not.toContain(gone.id);
    expect(await server.db.select().from(respondents).where(eq(respondents.projectId, gone.id))).toEqual([]);
    expect(await server.db.select().from(respondents).where(eq(respondents.projectId, kept.id))).toHaveLength(1);
    expect(await server.db.select().from(tickets).where(eq(tickets.ownerId, owner.id))).toEqual([]);
    expect(await server.db.select().from(images).where(eq(images.ownerId, owner.id))).toEqual([]);
    expect(await mailsTo(server.db, owner.email ?? '')).toEqual([]);
    const told = await server.db.select().from(activities).where(eq(activities.subjectId, owner.id));
    expect(told.map(({ action }) => action)).toContain('deleted');
    expect((await signIn(owner)).status).toBe(422);
  });

  it('is not for the last administrator, also of two who leave at once', async () => {
    const [one, two] = [await createUser(server, { role: 'admin' }), await createUser(server, { role: 'admin' })];
    const statuses = (await Promise.all([leave(one), leave(two)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  it('nor, at the end, of one who has become the last meanwhile', async () => {
    const before = await createUser(server, { role: 'admin' });
    const leaver = await createUser(server, { role: 'admin' });
    expect((await leave(leaver)).status).toBe(200);
    const others = await server.db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
    for (const { id } of others) {
      if (id === before.id || id === leaver.id) continue;
      await server.call(setUserState, { params: { id }, body: { state: 'Suspend' } }, before);
    }
    await server.db.update(users).set({ state: 'Suspend' }).where(eq(users.id, before.id));
    server.clock.forward(15 * DAY);
    await runJob();
    expect(await isThere(leaver)).toBe(true);
  });
});
