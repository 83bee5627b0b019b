// Texts that come out longer than anybody may write them: with the names of what is piped in, or put together.
import { beforeAll, expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { createProject } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getReport } from '../contract/report.ts';
import { findResponses, getResponse } from '../contract/responses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const all = { help: {}, required: false };
const both = (text: string) => ({ en: text, bn: text });
const sum = 'In which currency do you usually pay your bills at home?';

const currency: Question = { ...all, kind: 'short_text', id: 'currency', title: both(sum) };
const costs: Question = {
  ...{ ...all, kind: 'number', id: 'costs', title: both('What do they cost?'), decimals: 0 },
  unit: both('{{answer:currency|Taka}} a month'),
};
const rows = [{ id: 'r', label: both('r'.repeat(600)) }];
const columns = [{ id: 'c', label: both('c'.repeat(600)) }];
const cells: Question = { ...all, kind: 'grid_text', id: 'cells', title: both('What is there?'), rows, columns };
const question = (title: string): Question => ({ ...all, kind: 'short_text', id: 'long', title: both(title) });
const asking = (...questions: Question[]) => ({ sections: [{ id: 's', title: {}, intro: {}, questions }] });

it('a report and a response name what is piped in and every cell, and tell of long titles that were others', async () => {
  const old = asking(currency, costs, cells, question('a'.repeat(1_200)));
  const project = await createProject(server, { questionnaire: old, published: true });
  const params = { id: project.id };
  const answers = { currency: 'Taka', costs: 900, cells: { 'r~c': 'Rice' }, long: 'Yes' };
  await server.call(startRespondent, { params, body: { answers, complete: true } });
  const questionnaire = asking(currency, costs, cells, question('b'.repeat(1_200)));
  await server.call(updateSurvey, { params, body: { questionnaire } }, project.owner);
  await server.call(publishProject, { params }, project.owner);

  const { questions } = (await server.call(getReport, { params }, project.owner)).data;
  expect(questions.map(({ base }) => base)).toEqual([1, 1, 1, 1]);
  expect(questions[1]?.question).toMatchObject({ unit: { en: expect.stringContaining('In which currency') } });
  expect(questions[3]?.formerly).toMatchObject([{ text: { en: 'a'.repeat(1_200) } }]);
  const [response] = (await server.call(findResponses, { params }, project.owner)).data.items;
  const id = { params: { id: project.id, responseId: response?._id ?? '' } };
  expect((await server.call(getResponse, id, project.owner)).status).toBe(200);
});

it('the page of thanks has what was answered, however full its text is', async () => {
  const closingText = both(`${'a'.repeat(4_900)} {{answer:currency|it}}`);
  const questionnaire = asking(currency);
  const { id } = await createProject(server, { questionnaire, settings: { closingText }, published: true });
  const body = { answers: { currency: 'b'.repeat(150) }, complete: true };
  const { data } = await server.call(startRespondent, { params: { id }, body });
  const ended = (await server.call(getRespondent, { params: { id: data._id } })).data;
  expect(ended.project.closingText.en).toBe(`${'a'.repeat(4_900)} ${'b'.repeat(150)}`);
});
