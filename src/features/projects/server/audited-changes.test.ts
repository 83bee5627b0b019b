import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { refreshToken } from '#features/identity/contract/sessions.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { createProject, sampleQuestionnaire } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as project from '../contract/project.ts';
import * as publishing from '../contract/publishing.ts';
import { saveQuestionnaire } from '../contract/questionnaire.ts';
import { closeEndedProjects } from './publishing/close-ended-projects.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const recordsOf = (id: string) =>
  server.db
    .select({ action: activities.action, changes: activities.changes, actorId: activities.actorId })
    .from(activities)
    .where(eq(activities.subjectId, id))
    .orderBy(asc(activities.at), asc(activities.id));

async function actionsOn(id: string): Promise<string[]> {
  return (await recordsOf(id)).map(({ action }) => action);
}

it('records the life of a project, each step once', async () => {
  const { id, owner } = await createProject(server);
  const params = { id };
  for (const step of [publishing.publishProject, publishing.publishProject, publishing.closeProject]) {
    expect((await server.call(step, { params }, owner)).status).toBe(200);
  }
  await server.call(publishing.reopenProject, { params }, owner);
  expect(await actionsOn(id)).toEqual(['created', 'published', 'closed', 'reopened']);
  const { data: copy } = await server.call(project.duplicateProject, { params }, owner);
  await server.call(project.deleteProject, { params: { id: copy._id } }, owner);
  expect(await actionsOn(copy._id)).toEqual(['created', 'deleted']);
  expect((await recordsOf(id)).every(({ actorId }) => actorId === owner.id)).toBe(true);
});

it('records of settings what differs and nothing of a password, and nothing where nothing changed', async () => {
  const { id, owner } = await createProject(server);
  const save = (body: object) => server.call(project.updateSurvey, { params: { id }, body }, owner);
  await save({ showProgress: false, theme: 'river' });
  await save({ showProgress: false, theme: 'river' });
  await save({ privacy: 'limited', password: 'swordfish of old' });
  const [, colours, access, ...more] = await recordsOf(id);
  expect(colours?.changes).toEqual({
    showProgress: { before: true, after: false },
    theme: { before: 'marigold', after: 'river' },
  });
  expect(access?.changes).toEqual({ privacy: { before: 'public', after: 'limited' }, password: {} });
  expect(more).toEqual([]);
});

it('records a draft that saves itself once a sitting', async () => {
  const { id, owner } = await createProject(server);
  let questionnaireRevision = 1;
  const write = async (title: string) => {
    const questionnaire = sampleQuestionnaire();
    for (const section of questionnaire.sections) section.title = { en: title };
    const body = { questionnaire, questionnaireRevision };
    const { data } = await server.call(saveQuestionnaire, { params: { id }, body }, owner);
    questionnaireRevision = data.questionnaireRevision;
  };
  for (const title of ['A', 'Ab', 'Abc']) await write(title);
  expect(await actionsOn(id)).toEqual(['created', 'edited']);
  server.clock.forward(31 * 60);
  owner.accessToken = (await server.call(refreshToken, owner)).data.accessToken;
  await write('Abcd');
  const [, , again] = await recordsOf(id);
  expect(again?.changes).toEqual({ questionnaire: { before: 4, after: 5 } });
});

it('records nothing of a change that is refused', async () => {
  const { id, owner } = await createProject(server);
  const body = { theme: 'river' as const, onePer: 'account' as const };
  expect((await server.call(project.updateSurvey, { params: { id }, body }, owner)).status).toBe(422);
  expect((await server.call(publishing.closeProject, { params: { id } }, owner)).status).toBe(409);
  expect(await actionsOn(id)).toEqual(['created']);
});

it('tells owners of what time closed', async () => {
  const endsAt = new Date(server.clock.now.getTime() + 3_600_000).toISOString();
  const { id, owner } = await createProject(server, { published: true, settings: { endsAt } });
  server.clock.forward(3_601);
  const context = { db: server.db, now: server.clock.now };
  for (const _twice of [1, 2]) {
    await closeEndedProjects.run(context as Parameters<typeof closeEndedProjects.run>[0], {});
  }
  const closed = await server.db.select().from(activities).where(eq(activities.ownerId, owner.id));
  expect(closed).toMatchObject([{ subjectId: id, action: 'closed', actorId: null }]);
});
