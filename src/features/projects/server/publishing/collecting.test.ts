import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { createProject, sampleQuestionnaire, type TestProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createVersion } from '#tests/factories/version.ts';
import { largeQuestionnaire } from '#tests/support/large-questionnaire.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getSurvey, updateSurvey } from '../../contract/project.ts';
import { closeProject, publishProject, reopenProject } from '../../contract/publishing.ts';
import { checkProject, saveQuestionnaire } from '../../contract/questionnaire.ts';
import { projects, versions } from '../tables.ts';
import { closeEndedProjects } from './close-ended-projects.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(() => server.clock.set('2026-03-01T06:00:00.000Z'));

/** Publish, close or reopen: they take and give the same. */
type Transition = typeof publishProject;

function ask(transition: Transition, { id, owner }: TestProject) {
  return server.call(transition, { params: { id } }, owner);
}

function read({ id, owner }: TestProject) {
  return server.call(getSurvey, { params: { id } }, owner);
}

function update(
  { id, owner }: TestProject,
  body: { settingsRevision: number; endsAt?: string; responseLimit?: number },
) {
  return server.call(updateSurvey, { params: { id }, body }, owner);
}

async function versionsOf(project: TestProject): Promise<number[]> {
  const rows = await server.db
    .select({ number: versions.number })
    .from(versions)
    .where(eq(versions.projectId, project.id))
    .orderBy(versions.number);
  return rows.map((row) => row.number);
}

async function respond({ id }: TestProject, count: number): Promise<void> {
  await createResponses(server, id, Array(count).fill({}));
}

async function storedStatus({ id }: TestProject) {
  const [row] = await server.db.select({ status: projects.status }).from(projects).where(eq(projects.id, id));
  return row?.status;
}

describe('publishProject', () => {
  it('freezes the draft as version 1 and lets answers in', async () => {
    const project = await createProject(server);
    const { data } = await ask(publishProject, project);
    expect(data).toMatchObject({ status: 'processing', version: 1, changedSincePublished: false });
    const [version] = await server.db.select().from(versions).where(eq(versions.projectId, project.id));
    expect(version?.content).toEqual(sampleQuestionnaire());
  });

  it('is refused while the checker finds an error, and nothing is frozen', async () => {
    const sections = [{ id: 's1', title: {}, intro: {}, questions: [] }];
    const project = await createProject(server, { questionnaire: { sections } });
    expect((await ask(publishProject, project)).status).toBe(422);
    expect(await versionsOf(project)).toEqual([]);
    const params = { id: project.id };
    const { findings } = (await server.call(checkProject, { params }, project.owner)).data;
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'error' }));
  });

  it('asks for every language of the project', async () => {
    const questionnaire = sampleQuestionnaire();
    const question = questionnaire.sections[0]?.questions[0];
    if (question) question.title = { en: 'What do you drink?' };
    const settings = { languages: ['en' as const, 'bn' as const] };
    const project = await createProject(server, { questionnaire, settings });
    expect((await ask(publishProject, project)).status).toBe(422);
  });

  it('asks for the title in every language, as the checker does', async () => {
    const settings = { title: { en: 'Drinks' }, languages: ['en' as const, 'bn' as const] };
    const project = await createProject(server, { settings });
    const params = { id: project.id };
    expect((await ask(publishProject, project)).status).toBe(422);
    expect((await server.call(checkProject, { params }, project.owner)).data.findings).toEqual([
      { severity: 'error', key: 'missingProjectTitleBn', text: 'title', locale: 'bn' },
    ]);
    const body = { settingsRevision: 1, title: { en: 'Drinks', bn: 'পানীয়' }, description: { en: 'On drinks' } };
    await server.call(updateSurvey, { params, body }, project.owner);
    expect((await ask(publishProject, project)).data).toMatchObject({ version: 1 });
  });

  it('writes the next version only when something changed', async () => {
    const project = await createProject(server, { published: true });
    expect((await ask(publishProject, project)).data.version).toBe(1);
    const content = sampleQuestionnaire();
    content.sections[0]?.questions.pop();
    const { id, owner } = project;
    await server.call(
      saveQuestionnaire,
      { params: { id }, body: { questionnaireRevision: 1, questionnaire: content } },
      owner,
    );
    expect((await ask(publishProject, project)).data).toMatchObject({ version: 2, status: 'processing' });
    expect(await versionsOf(project)).toEqual([1, 2]);
  });

  it('writes one version when asked many times at once', async () => {
    const project = await createProject(server);
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(publishProject, project)));
    expect(replies.map((reply) => reply.data.version)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await versionsOf(project)).toEqual([1]);
  });

  it('never freezes a save in part while both happen at once', async () => {
    const project = await createProject(server, { published: true });
    const { id, owner } = project;
    const content = sampleQuestionnaire();
    content.sections[0]?.questions.pop();
    await Promise.all([
      server.call(
        saveQuestionnaire,
        { params: { id }, body: { questionnaireRevision: 1, questionnaire: content } },
        owner,
      ),
      ask(publishProject, project),
    ]);
    await ask(publishProject, project);
    expect(await versionsOf(project)).toEqual([1, 2]);
    const [last] = await server.db
      .select()
      .from(versions)
      .where(and(eq(versions.projectId, id), eq(versions.number, 2)));
    expect(last?.content).toEqual(content);
  });

  it('is refused when the end has passed', async () => {
    const project = await createProject(server, { settings: { endsAt: '2026-03-01T06:10:00.000Z' } });
    server.clock.forward(600);
    const reply = await ask(publishProject, project);
    expect(Object.keys(reply.body.data.error.fields)).toEqual(['endsAt']);
  });
});

describe('closing and reopening', () => {
  it('stops and goes on', async () => {
    const project = await createProject(server, { published: true });
    const closed = (await ask(closeProject, project)).data;
    expect(closed).toMatchObject({ status: 'complete', abilities: { close: false, reopen: true } });
    expect((await ask(closeProject, project)).status).toBe(409);
    expect((await ask(reopenProject, project)).data.status).toBe('processing');
    expect((await ask(reopenProject, project)).status).toBe(409);
  });

  it('has no meaning for a draft', async () => {
    const project = await createProject(server);
    expect((await ask(closeProject, project)).status).toBe(409);
    expect((await ask(reopenProject, project)).status).toBe(409);
  });

  it('does not reopen what is full', async () => {
    const project = await createProject(server, { published: true });
    await respond(project, 3);
    await update(project, { settingsRevision: 1, responseLimit: 3 });
    expect((await read(project)).data).toMatchObject({
      status: 'complete',
      responses: 3,
      abilities: { reopen: false },
    });
    expect((await ask(reopenProject, project)).status).toBe(422);
    await update(project, { settingsRevision: 2, responseLimit: 4 });
    expect((await ask(reopenProject, project)).status).toBe(200);
  });

  it('takes no limit below the responses that are there', async () => {
    const project = await createProject(server, { published: true });
    await respond(project, 3);
    const reply = await update(project, { settingsRevision: 1, responseLimit: 2 });
    expect(reply.body.data.error.fields).toEqual({ responseLimit: [expect.stringContaining('3')] });
  });
});

describe('the end time', () => {
  const endsAt = '2026-03-01T06:10:00.000Z';

  it('shows at its very moment, before anything is written down', async () => {
    const project = await createProject(server, { published: true, settings: { endsAt } });
    server.clock.set('2026-03-01T06:09:59.999Z');
    expect((await read(project)).data.status).toBe('processing');
    server.clock.set(endsAt);
    expect((await read(project)).data).toMatchObject({ status: 'complete', abilities: { reopen: false } });
    expect(await storedStatus(project)).toBe('processing');
  });

  it('is written down by the job, for what has ended alone', async () => {
    const ended = await createProject(server, { published: true, settings: { endsAt } });
    const running = await createProject(server, { published: true });
    server.clock.set(endsAt);
    const context = { db: server.db, now: server.clock.now } as Parameters<typeof closeEndedProjects.run>[0];
    await closeEndedProjects.run(context, {});
    expect(await storedStatus(ended)).toBe('complete');
    expect(await storedStatus(running)).toBe('processing');
  });

  it('moved on later does not bring the project back by itself', async () => {
    const project = await createProject(server, { published: true, settings: { endsAt } });
    server.clock.set('2026-03-01T06:20:00.000Z');
    const moved = await update(project, { settingsRevision: 1, endsAt: '2026-03-02T00:00:00.000Z' });
    expect(moved.data).toMatchObject({ status: 'complete', abilities: { reopen: true } });
    expect((await ask(reopenProject, project)).data.status).toBe('processing');
  });
});

it('is not published beyond what all versions of a project may take', async () => {
  const project = await createProject(server, { published: true });
  const large = (letter: string) => largeQuestionnaire({ questions: 150, wording: letter.repeat(20) });
  await createVersion(server, project, large('x'));
  const { rows } = await server.db.execute<{ bytes: number }>(sql`
    SELECT pg_column_size(content || '{}') AS bytes FROM versions WHERE project_id = ${project.id} AND number = 2`);
  const most = Math.floor(LIMITS.versionsBytes / Number(rows[0]?.bytes));
  for (let version = 2; version < most; version += 1) await createVersion(server, project, large('x'));
  const save = async (letter: string) => {
    const body = { questionnaire: large(letter) };
    expect((await server.call(updateSurvey, { params: { id: project.id }, body }, project.owner)).status).toBe(200);
  };
  await save('y');
  expect((await ask(publishProject, project)).status).toBe(200);
  await save('z');
  const refused = await ask(publishProject, project);
  expect([refused.status, refused.body.data.message]).toEqual([
    413,
    'The published versions of this project have reached 32 MB together. Duplicate it and publish the copy.',
  ]);
  expect((await read(project)).data.version).toBe(most + 1);

  const { versions: reported } = (await server.call(getReport, { params: { id: project.id } }, project.owner)).data;
  expect(reported).toEqual(await versionsOf(project));
});
