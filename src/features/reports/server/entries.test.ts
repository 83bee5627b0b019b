// Lists of entries, from the answer to the report, the list of texts and the file of responses.
import { beforeAll, expect, it } from 'vitest';
import type { Questionnaire, QuestionOf } from '#domain/questionnaire/schema.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { createProject } from '#tests/factories/project.ts';
import { createRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../contract/export.ts';
import { getReport } from '../contract/report.ts';
import { findResponses } from '../contract/responses.ts';
import { findTextAnswers } from '../contract/text-answers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

type Group = QuestionOf<'repeating_group'>;

const name: Group['columns'][number] = { id: 'name', label: { en: 'Name' }, required: true, asks: 'text' };
const counts = { required: false, asks: 'number', decimals: 0, unit: {} } as const;
const whom = {
  required: false,
  asks: 'choice',
  options: [
    { id: 'child', label: { en: 'Child' } },
    { id: 'aunt', label: { en: 'Aunt' } },
  ],
} as const;

function listing(...columns: Group['columns']): Questionnaire {
  const home: Group = {
    id: 'home',
    kind: 'repeating_group',
    title: { en: 'Home' },
    help: {},
    required: false,
    columns,
    least: 0,
    most: 3,
    entry: { en: 'Person' },
  };
  return { sections: [{ id: 's', title: {}, intro: {}, questions: [home] }] };
}

const questionnaire = listing(
  name,
  { ...counts, id: 'age', label: { en: 'Age' }, min: 0, max: 120 },
  { ...whom, id: 'who', label: { en: 'Who' }, options: [...whom.options] },
);

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

it('are listed as texts where their own version asked for one', async () => {
  const crop = { id: 'crop', label: { en: 'Crop' }, required: false };
  const land = { id: 'land', label: { en: 'Land' }, required: false };
  const chosen = { ...whom, ...crop, options: [...whom.options] };
  const counted = { ...counts, ...land };
  const before = listing(name, chosen, { ...land, asks: 'text' });
  const { id, owner } = await createProject(server, { questionnaire: before, published: true });
  const answer = async (home: Record<string, string | number>) => {
    const ref = await createRespondent(server, id);
    expect((await server.call(saveAnswers, { params: { id: ref }, body: { answers: { home } } })).status).toBe(200);
    expect((await server.call(completeRespondent, { params: { id: ref }, body: {} })).status).toBe(200);
  };
  const publish = async (columns: Group['columns'], questionnaireRevision: number) => {
    const body = { questionnaireRevision, questionnaire: listing(...columns) };
    expect((await server.call(updateSurvey, { params: { id }, body }, owner)).status).toBe(200);
    expect((await server.call(publishProject, { params: { id } }, owner)).status).toBe(200);
  };
  await answer({ '1~name': 'Rahima', '1~crop': 'aunt', '1~land': 'a strip' });
  await publish([name, { ...crop, asks: 'text' }, counted], 1);
  await answer({ '1~name': 'Karim', '1~crop': 'rice', '1~land': 3 });
  await publish([chosen, counted], 2);
  await answer({ '1~crop': 'child', '1~land': 4 });
  await publish([{ ...chosen, options: [{ id: 'rice', label: { en: 'Rice' } }, ...whom.options.slice(0, 1)] }], 3);

  const params = { id, questionId: 'home' };
  const { items, total } = (await server.call(findTextAnswers, { params }, owner)).data;
  expect(items.map(({ text }) => text)).toEqual([
    'Person 1 – Name: Karim; Person 1 – Crop: rice',
    'Person 1 – Name: Rahima; Person 1 – Land: a strip',
  ]);
  expect(total).toBe(2);
  const [home] = (await server.call(getReport, { params: { id } }, owner)).data.questions;
  expect(home?.parts?.[0]?.rows.map(({ label, count }) => [label?.en, count])).toEqual([
    ['Rice', 0],
    ['Child', 1],
    ['Aunt', 1],
  ]);
  const withText = await server.call(findResponses, { params: { id }, query: { has: 'text' } }, owner);
  expect(withText.data.items.map(({ version }) => version)).toEqual([2, 1]);
});

it('keep in the report what was said in columns that are gone, by the versions that asked for it', async () => {
  const age: Group['columns'][number] = { ...counts, id: 'age', label: { en: 'Age' } };
  const who: Group['columns'][number] = { ...whom, id: 'who', label: { en: 'Who' }, options: [...whom.options] };
  const unsaid: Group['columns'][number] = { ...name, id: 'nick', label: { en: 'Nickname' }, required: false };
  const asked = listing(name, age, who, unsaid);
  const { id, owner } = await createProject(server, { questionnaire: asked, published: true });
  const answer = async (home: Record<string, string | number>) => {
    const ref = await createRespondent(server, id);
    expect((await server.call(saveAnswers, { params: { id: ref }, body: { answers: { home } } })).status).toBe(200);
    expect((await server.call(completeRespondent, { params: { id: ref }, body: {} })).status).toBe(200);
  };
  await answer({ '1~name': 'Rahima', '1~age': 34, '1~who': 'aunt' });
  // One is gone, and one asks for a text where it asked for one of a list.
  const body = {
    questionnaireRevision: 1,
    questionnaire: listing(name, { ...name, id: 'who', label: { en: 'Who?' } }),
  };
  expect((await server.call(updateSurvey, { params: { id }, body }, owner)).status).toBe(200);
  expect((await server.call(publishProject, { params: { id } }, owner)).status).toBe(200);
  await answer({ '1~name': 'Karim', '1~who': 'a neighbour' });

  const [home] = (await server.call(getReport, { params: { id } }, owner)).data.questions;
  expect(
    home?.parts?.map(({ id, column, versions, retired, base }) => [id, column.asks, versions, retired, base]),
  ).toEqual([
    ['name', 'text', [1, 2], false, 2],
    ['who', 'text', [2], false, 1],
    ['age', 'number', [1], true, 1],
    ['who', 'choice', [1], true, 1],
  ]);
  expect(home?.parts?.[2]).toMatchObject({ label: { en: 'Age' }, mean: 34 });
  expect(home?.parts?.[3]?.rows.map(({ label, count }) => [label?.en, count])).toEqual([
    ['Child', 0],
    ['Aunt', 1],
  ]);
  expect(home?.question).toMatchObject({ columns: [{ id: 'name' }, { id: 'who' }] });
});
