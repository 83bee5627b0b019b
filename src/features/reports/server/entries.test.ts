// Lists of entries, from the answer to the report, the list of texts and the file of responses.
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

const questionnaire: Questionnaire = {
  sections: [
    {
      id: 's',
      title: {},
      intro: {},
      questions: [
        {
          id: 'home',
          kind: 'repeating_group',
          title: { en: 'Home' },
          help: {},
          required: false,
          columns: [
            { id: 'name', label: { en: 'Name' }, required: true, asks: 'text' },
            {
              id: 'age',
              label: { en: 'Age' },
              required: false,
              asks: 'number',
              min: 0,
              max: 120,
              decimals: 0,
              unit: {},
            },
            {
              id: 'who',
              label: { en: 'Who' },
              required: false,
              asks: 'choice',
              options: [
                { id: 'child', label: { en: 'Child' } },
                { id: 'aunt', label: { en: 'Aunt' } },
              ],
            },
          ],
          least: 0,
          most: 3,
          entry: { en: 'Person' },
        },
      ],
    },
  ],
};

it('are counted entry by entry', async () => {
  const { id, owner } = await createProject(server, { questionnaire, published: true });
  const given: Record<string, string | number>[] = [
    { '1~name': 'Rahima', '1~age': '৩৪', '3~name': '=Karim', '3~age': 8, '3~who': 'child' },
    { '1~name': 'Salma', '1~who': 'child' },
  ];
  for (const home of given) {
    const ref = await createRespondent(server, id);
    expect((await server.call(saveAnswers, { params: { id: ref }, body: { answers: { home } } })).status).toBe(200);
    expect((await server.call(completeRespondent, { params: { id: ref }, body: {} })).status).toBe(200);
  }

  const [home] = (await server.call(getReport, { params: { id } }, owner)).data.questions;
  expect(home).toMatchObject({
    base: 2,
    wrote: 2,
    rows: [
      { id: '1', count: 1, share: 0.5 },
      { id: '2', count: 1, share: 0.5 },
    ],
    figures: { mean: 1.5 },
    parts: [
      { id: 'name', base: 3, rows: [], mean: null, figures: null },
      { id: 'age', base: 2, mean: 21, figures: { min: 8, max: 34 } },
      { id: 'who', base: 2, rows: [{ id: 'child', count: 2, share: 1 }, { count: 0 }], mean: null },
    ],
  });
  const params = { id, questionId: 'home' };
  const { items } = (await server.call(findTextAnswers, { params, query: { q: 'karim' } }, owner)).data;
  expect(items.map(({ text }) => text)).toEqual(['Person 1 – Name: Rahima; Person 2 – Name: =Karim']);
  const csv = (await server.call(exportResponses, { params: { id } }, owner)).body as string;
  const [head = '', ...lines] = csv.split('\r\n');
  expect(head).toContain('Home: Person 1 – Name,Home: Person 1 – Age,Home: Person 1 – Who,Home: Person 2 – Name');
  expect(lines.find((line) => line.includes('Rahima'))).toContain("Rahima,34,,'=Karim,8,Child,,,");
});

it('are refused by the name of the entry and the column', async () => {
  const { id } = await createProject(server, { questionnaire, published: true });
  const ref = await createRespondent(server, id);
  const save = async (home: object | string) => {
    const body = { answers: { home } } as never;
    const reply = await server.call(saveAnswers, { params: { id: ref }, body });
    return [reply.status, reply.body.data?.error?.fields?.['answers.home']?.[0]];
  };
  expect(await save({ '2~age': '200' })).toEqual([422, 'Person 2, Age: Enter a number from 0 to 120']);
  expect(await save({ '2~who': 'uncle' })).toEqual([422, 'Person 2, Who: Choose one of the options shown']);
  expect((await save({ '4~name': 'x' }))[0]).toBe(422);
  expect((await save('Rahima'))[0]).toBe(422);
});

it('are not submitted while one lacks what has to be said', async () => {
  const { id } = await createProject(server, { questionnaire, published: true });
  const ref = await createRespondent(server, id);
  const answers = { home: { '1~age': 30 } };
  expect((await server.call(saveAnswers, { params: { id: ref }, body: { answers } })).status).toBe(200);
  const refused = await server.call(completeRespondent, { params: { id: ref }, body: {} });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.data.error.fields)).toEqual(['answers.home']);
  const whole = { answers: { home: { '1~age': 30, '1~name': 'Rahima' } } };
  expect((await server.call(completeRespondent, { params: { id: ref }, body: whole })).status).toBe(200);
});
