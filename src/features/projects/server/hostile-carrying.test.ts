import { expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import { createProject } from '#tests/factories/project.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { getSurvey } from '../contract/project.ts';
import { saveQuestionnaire } from '../contract/questionnaire.ts';

it('refuses a questionnaire that asks for more copies of options than may be, where it does, and writes nothing', async () => {
  const server = await startTestServer();
  const project = await createProject(server);
  const before = await server.call(getSurvey, { params: { id: project.id } }, project.owner);
  const every = { title: {}, help: {}, required: false };
  const options = Array.from({ length: 300 }, (_, index) => ({ id: `o${index}`, label: { en: 'a'.repeat(900) } }));
  const taking = Array.from(
    { length: 499 },
    (_, index): Question => ({
      ...{ ...every, id: `taking${index}`, kind: 'dropdown', options: [] },
      carried: { from: 'known', which: 'chosen' },
    }),
  );
  const questions: Question[] = [{ ...every, id: 'known', kind: 'multiple_choice', options }, ...taking];
  const { status, body } = await server.call(
    saveQuestionnaire,
    {
      params: { id: project.id },
      body: { questionnaireRevision: 1, questionnaire: { sections: [{ id: 's', title: {}, intro: {}, questions }] } },
    },
    project.owner,
  );
  expect(status).toBe(422);
  expect(body.data.error.fields).toEqual({
    'questionnaire.sections.0.questions.34.carried': [expect.stringContaining('10,000')],
  });
  const after = await server.call(getSurvey, { params: { id: project.id } }, project.owner);
  expect(after.data.questionnaire).toEqual(before.data.questionnaire);
});
