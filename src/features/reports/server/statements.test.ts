import { beforeAll, describe, expect, it } from 'vitest';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { createProject } from '#tests/factories/project.ts';
import { createRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { exportResponses } from '../contract/export.ts';
import { getReport } from '../contract/report.ts';
import { getResponse } from '../contract/responses.ts';

const said = { ...blankQuestion('statement', () => 'said'), title: { en: 'Nearly there' }, help: { en: 'One more.' } };
const asked = { ...blankQuestion('short_text', () => 'asked'), title: { en: 'Which city?' } };
const questionnaire: Questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions: [said, asked] }] };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

describe('a statement', () => {
  it('takes no answer, and none is missed', async () => {
    const project = await createProject(server, { questionnaire, published: true });
    const id = await createRespondent(server, project.id, { by: visitor() });
    const { status, body } = await server.call(saveAnswers, { params: { id }, body: { answers: { said: 'Hello' } } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ data: { error: { fields: { 'answers.said': [expect.any(String)] } } } });
    const saved = await server.call(saveAnswers, { params: { id }, body: { answers: { asked: 'Dhaka' } } });
    expect(saved.data).toMatchObject({ answered: 1, total: 1 });
    const completed = await server.call(completeRespondent, { params: { id }, body: {} });
    expect(completed.data).toMatchObject({ state: 'completed' });
  });

  it('is in no report, no response and no file', async () => {
    const project = await createProject(server, { questionnaire, published: true });
    const params = { id: project.id };
    const body = { answers: { asked: 'Dhaka' }, complete: true };
    const { responseId } = (await server.call(startRespondent, { params, body }, visitor())).data;
    const { questions } = (await server.call(getReport, { params }, project.owner)).data;
    expect(questions.map(({ question }) => question.id)).toEqual(['asked']);
    const read = { params: { ...params, responseId } };
    const response = (await server.call(getResponse, read, project.owner)).data;
    expect(response.questions.map(({ question }) => question.id)).toEqual(['asked']);
    const file = (await server.call(exportResponses, { params, query: { locale: 'en' } }, project.owner)).data;
    expect(file).toContain('Which city?');
    expect(file).not.toContain('Nearly there');
  });

  it('cannot be required', async () => {
    const project = await createProject(server, { questionnaire });
    const required = { sections: [{ ...questionnaire.sections[0], questions: [{ ...said, required: true }, asked] }] };
    const body = { questionnaire: required as Questionnaire };
    const { id, owner } = project;
    const refused = await server.call(updateSurvey, { params: { id }, body }, owner);
    expect(refused.status).toBe(422);
    const place = 'questionnaire.sections.0.questions.0.required';
    expect(refused.body).toMatchObject({ data: { error: { fields: { [place]: [expect.any(String)] } } } });
  });
});
