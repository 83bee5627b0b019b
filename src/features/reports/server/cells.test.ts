// Grids that are filled in, from the answer to the report, the list of texts and the file of responses.
import { beforeAll, expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { createProject } from '#tests/factories/project.ts';
import { createRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../contract/export.ts';
import { getReport } from '../contract/report.ts';
import { findTextAnswers } from '../contract/text-answers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const every = { help: {}, required: false };
const rice = { id: 'rice', label: { en: 'Rice' } };
const fish = { id: 'fish', label: { en: 'Fish' } };
const cells = { rows: [rice, fish], columns: [{ id: 'now', label: { en: 'Now' } }] };
const questionnaire: Questionnaire = {
  sections: [
    {
      id: 's',
      title: {},
      intro: {},
      questions: [
        { ...every, id: 'shops', kind: 'grid_text', title: { en: 'Shops' }, ...cells },
        { ...every, id: 'prices', kind: 'grid_number', title: { en: 'Prices' }, ...cells, decimals: 2 },
        { ...every, id: 'meals', kind: 'grid_dropdown', title: { en: 'Meals' }, ...cells, options: [rice, fish] },
      ],
    },
  ],
};

it('are counted cell by cell', async () => {
  const { id, owner } = await createProject(server, { questionnaire, published: true });
  const given: Record<string, Record<string, string | number>>[] = [
    { shops: { 'rice~now': 'Karim' }, prices: { 'rice~now': '৬২.৫', 'fish~now': 400 }, meals: { 'fish~now': 'rice' } },
    { shops: { 'rice~now': 'Rahim', 'fish~now': '=Road' }, prices: { 'rice~now': 60 } },
  ];
  for (const answers of given) {
    const ref = await createRespondent(server, id);
    expect((await server.call(saveAnswers, { params: { id: ref }, body: { answers } })).status).toBe(200);
    expect((await server.call(completeRespondent, { params: { id: ref }, body: {} })).status).toBe(200);
  }

  const [shops, prices, meals] = (await server.call(getReport, { params: { id } }, owner)).data.questions;
  expect(shops).toMatchObject({
    base: 2,
    wrote: 2,
    rows: [
      { id: 'rice~now', count: 2 },
      { id: 'fish~now', count: 1 },
    ],
  });
  expect(prices?.rows).toMatchObject([
    { count: 2, mean: 61.25, label: { en: 'Rice – Now' } },
    { count: 1, mean: 400 },
  ]);
  expect(meals?.rows).toMatchObject([
    { count: 0, counts: [0, 0] },
    { count: 1, counts: [1, 0] },
  ]);
  const params = { id, questionId: 'shops' };
  const { items } = (await server.call(findTextAnswers, { params, query: { q: 'road' } }, owner)).data;
  expect(items.map(({ text }) => text)).toEqual(['Rice – Now: Rahim; Fish – Now: =Road']);
  const csv = (await server.call(exportResponses, { params: { id } }, owner)).body as string;
  const [head = '', ...lines] = csv.split('\r\n');
  expect(head).toContain('Shops: Rice – Now,Shops: Fish – Now,Prices: Rice – Now,Prices: Fish – Now');
  expect(lines.find((line) => line.includes('Karim'))).toContain('Karim,,62.5,400,,Rice');
  expect(lines.find((line) => line.includes('Rahim'))).toContain("Rahim,'=Road,60,");
});

it('are refused by name where they are none', async () => {
  const { id } = await createProject(server, { questionnaire, published: true });
  const ref = await createRespondent(server, id);
  const answers = { shops: { 'rice~later': 'Karim' }, prices: { 'rice~now': '1.234' }, meals: { 'rice~now': 'tea' } };
  const { status, body } = await server.call(saveAnswers, { params: { id: ref }, body: { answers } });
  expect(status).toBe(422);
  expect(Object.keys(body.data.error.fields)).toEqual(['answers.shops', 'answers.prices', 'answers.meals']);
});
