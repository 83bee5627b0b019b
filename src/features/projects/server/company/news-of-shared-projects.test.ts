// What the home of the dashboard counts, and whom news is told, where a project is shared through a company.
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { MemberRole } from '#features/company/contract/roles.ts';
import { companyMembers } from '#features/company/server/tables.ts';
import { notifications } from '#features/notifications/server/tables.ts';
import { findNewestComments } from '#features/reports/contract/newest-comments.ts';
import { tellOfFirst } from '#features/responses/server/news/tell-of-first.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { addMember, createCompany } from '#tests/factories/company.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { getDashboard } from '../../contract/dashboard.ts';
import { closeFullProject } from '../publishing/close-full-project.ts';
import { tellOfGoing } from '../retention/tell-of-going.ts';

const server = await startTestServer();

/** A project that was answered, under a company with somebody of every role; and who has nothing to do with it. */
async function sharing() {
  const owner = await createUser(server);
  const company = await createCompany(server, owner);
  const people = { owner, editor: await createUser(server), viewer: await createUser(server) };
  for (const role of ['editor', 'viewer'] as const) await addMember(server, company, people[role].id, role);
  const settings = { company, responseLimit: 1 };
  const { id } = await createProject(server, { owner, settings, published: true });
  await createResponses(server, id, [{ answers: { q1: 'o1', q2: 'It keeps me awake.' }, seconds: 60 }]);
  return { company, id, people, outsider: await createUser(server) };
}

const dashboardOf = async (by: TestUser) => (await server.call(getDashboard, by)).data;
const commentsOf = async (by: TestUser) => (await server.call(findNewestComments, by)).data.map(({ text }) => text);

async function toldTo(userId: string): Promise<string[]> {
  const rows = await server.db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  return rows.map(({ kind }) => kind);
}

it('the home counts what the caller may see, and asks of them what they may do', async () => {
  const { id, company, people, outsider } = await sharing();
  for (const each of Object.values(people)) {
    expect(await dashboardOf(each)).toMatchObject({ projects: 1, responses: 1, newest: [{ projectId: id }] });
    expect(await commentsOf(each)).toEqual(['It keeps me awake.']);
  }
  const stepsOf = async (by: TestUser) => (await dashboardOf(by)).nextSteps.map(({ kind }) => kind);
  expect(await stepsOf(people.owner)).toEqual(['full', 'read']);
  expect(await stepsOf(people.editor)).toEqual(['full', 'read']);
  expect(await stepsOf(people.viewer)).toEqual(['read']);

  const isOfViewer = and(eq(companyMembers.companyId, company), eq(companyMembers.userId, people.viewer.id));
  await server.db.delete(companyMembers).where(isOfViewer);
  for (const nobody of [outsider, people.viewer]) {
    expect(await dashboardOf(nobody)).toMatchObject({
      projects: 0,
      collecting: 0,
      responses: 0,
      newest: [],
      nextSteps: [],
    });
    expect(await commentsOf(nobody)).toEqual([]);
  }
});

it('news is told to all who see the project, and what goes to those who can keep it', async () => {
  const { id, people, outsider } = await sharing();
  const { now } = server.clock;
  await foldProject(server.db, id, { which: isUnfolded, most: 10 });
  await tellOfFirst(server.db, id, now);
  await closeFullProject(server.db, { id, responses: 1 }, now);
  const going = { at: now, end: 'delete' as const, count: 1 };
  await tellOfGoing(server.db, id, going, { publicUrl: 'http://localhost:3000', now });
  const news = ['first_response', 'project_closed'];
  const expected: Record<MemberRole, string[]> = {
    owner: [...news, 'answers_go'],
    editor: [...news, 'answers_go'],
    viewer: news,
  };
  for (const role of ['owner', 'editor', 'viewer'] as const) {
    expect(await toldTo(people[role].id)).toEqual(expect.arrayContaining(expected[role]));
    expect(await toldTo(people[role].id)).toHaveLength(expected[role].length);
    const mailed = await server.db.$count(mails, eq(mails.toAddress, people[role].email ?? ''));
    expect(mailed, role).toBe(role === 'viewer' ? 0 : 1);
  }
  expect(await toldTo(outsider.id)).toEqual([]);
});
