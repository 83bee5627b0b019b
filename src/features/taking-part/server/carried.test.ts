import { beforeAll, describe, expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { getSurvey } from '#features/projects/contract/project.ts';
import { createProject, type TestProject } from '#tests/factories/project.ts';
import { createRespondent, storedRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../contract/answering.ts';
import { startRespondent } from '../contract/start-respondent.ts';

/** Options of the second question are what was chosen in the first. */

const none = { title: { en: 'Which?', bn: 'কোনটি?' }, help: {}, required: true };
const options = ['tea', 'milk', 'water'].map((id) => ({ id, label: { en: id, bn: id } }));
const questionnaire: Questionnaire = {
  sections: [
    {
      id: 's',
      title: {},
      intro: {},
      questions: [
        { ...none, id: 'known', kind: 'multiple_choice', options, required: false },
        {
          ...none,
          id: 'liked',
          kind: 'multiple_choice',
          options: [],
          minChosen: 2,
          carried: { from: 'known', which: 'chosen' },
        },
      ],
    },
  ],
};

let server: TestServer;
let project: TestProject;
beforeAll(async () => {
  server = await startTestServer();
  project = await createProject(server, { questionnaire, published: true });
});

const save = (ref: string, answers: Record<string, string[]>) =>
  server.call(saveAnswers, { params: { id: ref }, body: { answers } });
const complete = (ref: string) => server.call(completeRespondent, { params: { id: ref }, body: {} });

describe('options that are taken from an earlier question', () => {
  it('are kept as copies, whoever sent the questionnaire', async () => {
    const { data } = await server.call(getSurvey, { params: { id: project.id } }, project.owner);
    const [, liked] = data.questionnaire.sections[0]?.questions ?? [];
    expect(liked).toMatchObject({ options: options.map((option) => ({ ...option, carried: true })) });
  });

  it('are judged by what was chosen, at once and in three calls', async () => {
    const answers = { known: ['tea', 'milk', 'water'], liked: ['tea'] };
    const { status, body } = await server.call(startRespondent, {
      params: { id: project.id },
      body: { answers, complete: true },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.data.error.fields)).toEqual(['answers.liked']);

    const ref = await createRespondent(server, project.id);
    expect((await save(ref, answers)).data).toMatchObject({ answered: 1, total: 2 });
    expect((await complete(ref)).status).toBe(422);
    // With one to choose, two cannot be asked for.
    expect((await save(ref, { known: ['tea'] })).data).toMatchObject({ answered: 2, total: 2 });
    expect((await complete(ref)).status).toBe(200);
    expect(await storedRespondent(server, ref)).toMatchObject({
      answers: { known: ['tea'], liked: ['tea'] },
      offPath: null,
    });
  });

  it('that are not offered any more are kept off the path', async () => {
    const ref = await createRespondent(server, project.id);
    await save(ref, { known: ['tea', 'milk', 'water'], liked: ['tea', 'milk', 'water'] });
    await save(ref, { known: ['tea', 'milk'] });
    await complete(ref);
    expect(await storedRespondent(server, ref)).toMatchObject({
      state: 'completed',
      answers: { known: ['tea', 'milk'], liked: ['tea', 'milk'] },
      offPath: { liked: ['tea', 'milk', 'water'] },
    });
  });

  it('are not asked about where there are none, and nothing is missing then', async () => {
    const ref = await createRespondent(server, project.id);
    expect((await save(ref, { liked: ['tea'] })).data).toMatchObject({ answered: 0, total: 1 });
    expect((await complete(ref)).status).toBe(200);
    expect(await storedRespondent(server, ref)).toMatchObject({ answers: {}, offPath: { liked: ['tea'] } });
  });

  it('are refused by name where no option is called so', async () => {
    const ref = await createRespondent(server, project.id);
    const { status, body } = await save(ref, { liked: ['lassi'] });
    expect(status).toBe(422);
    expect(Object.keys(body.data.error.fields)).toEqual(['answers.liked']);
  });
});
