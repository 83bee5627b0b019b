import { beforeAll, describe, expect, it } from 'vitest';
import { createProject, sampleQuestionnaire } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createUser } from '#tests/factories/user.ts';
import { createVersion } from '#tests/factories/version.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getSurvey } from '../../contract/project.ts';
import { publishProject } from '../../contract/publishing.ts';
import { saveQuestionnaire } from '../../contract/questionnaire.ts';
import { findVersions, getVersion } from '../../contract/versions.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** Asks what is asked first in another way. */
function reworded(en: string) {
  const questionnaire = sampleQuestionnaire();
  const question = questionnaire.sections[0]?.questions[0];
  if (question) question.title = { en, bn: 'কী?' };
  return questionnaire;
}

describe('findVersions', () => {
  it('lists what was published, the newest first, with who, when and how many responses', async () => {
    server.clock.set('2026-03-01T06:00:00.000Z');
    const project = await createProject(server, { published: true });
    server.clock.set('2026-03-01T06:05:00.000Z');
    await createVersion(server, project, reworded('What?'));
    await createResponses(server, project.id, [{}, { version: 2 }, { version: 2 }, { version: 2, state: 'answering' }]);
    const { data } = await server.call(findVersions, { params: { id: project.id } }, project.owner);
    expect(data).toMatchObject({
      items: [
        { number: 2, publishedAt: '2026-03-01T06:05:00.000Z', responses: 2 },
        { number: 1, publishedAt: '2026-03-01T06:00:00.000Z', responses: 1 },
      ],
      next: null,
      total: 2,
    });
    expect(data.items[0]?.publishedBy).toEqual(expect.stringMatching(/\S/));
  });

  it('comes page by page, and is empty for a draft', async () => {
    const project = await createProject(server);
    const params = { id: project.id };
    expect((await server.call(findVersions, { params }, project.owner)).data).toMatchObject({ items: [], total: 0 });
    for (const title of ['one', 'two', 'three']) await createVersion(server, project, reworded(title));
    const first = (await server.call(findVersions, { params, query: { limit: 2 } }, project.owner)).data;
    expect(first.items.map(({ number }) => number)).toEqual([3, 2]);
    const query = { limit: 2, cursor: first.next ?? '' };
    const second = (await server.call(findVersions, { params, query }, project.owner)).data;
    expect(second).toMatchObject({ items: [{ number: 1 }], next: null, total: 3 });
  });
});

describe('getVersion', () => {
  it('gives a version as it was published, which the draft can become again', async () => {
    const project = await createProject(server, { published: true });
    const { owner } = project;
    const params = { id: project.id };
    const draft = (await server.call(getSurvey, { params }, owner)).data;
    const changed = { questionnaireRevision: draft.questionnaireRevision, questionnaire: reworded('Changed') };
    const saved = (await server.call(saveQuestionnaire, { params, body: changed }, owner)).data;
    await server.call(publishProject, { params }, owner);

    const { questionnaire } = (await server.call(getVersion, { params: { id: project.id, number: 1 } }, owner)).data;
    expect(questionnaire).toEqual(sampleQuestionnaire());
    const body = { questionnaireRevision: saved.questionnaireRevision, questionnaire };
    expect((await server.call(saveQuestionnaire, { params, body }, owner)).data.changedSincePublished).toBe(true);
    expect((await server.call(publishProject, { params }, owner)).data.version).toBe(3);
    expect((await server.call(findVersions, { params }, owner)).data.total).toBe(3);
  });

  it('knows no version that was not published, and none of others', async () => {
    const project = await createProject(server, { published: true });
    const ask = (number: number, by = project.owner) =>
      server.call(getVersion, { params: { id: project.id, number } }, by);
    expect((await ask(2)).status).toBe(404);
    expect((await ask(0)).status).toBe(404);
    expect((await ask(1, await createUser(server))).status).toBe(404);
  });
});
