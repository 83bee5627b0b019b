import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Answers } from '#domain/answers/answer.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Expression, Variable } from '#domain/questionnaire/variables/expression.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { foldResponses } from '#features/responses/public.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createProject, type TestProject } from '#tests/factories/project.ts';
import { createResponse } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../contract/export.ts';
import { getReport } from '../contract/report.ts';
import { deleteResponse, findResponses, getResponse } from '../contract/responses.ts';

const title = { en: 'Drink', bn: 'পানীয়' };
const options = ['tea', 'coffee'].map((id) => ({ id, label: { en: id, bn: id } }));
const sections: Questionnaire['sections'] = [
  {
    ...{ id: 's', title: {}, intro: {} },
    questions: [
      { kind: 'single_choice', id: 'drink', title, help: {}, required: false, options },
      { kind: 'number', id: 'cups', title, help: {}, required: false, decimals: 2, unit: {} },
      { kind: 'short_text', id: 'why', title, help: {}, required: false },
    ],
  },
];

/** So much a cup of tea. */
function scored(tea: number): Questionnaire {
  const points: Expression = { op: 'points', question: 'drink', points: [{ option: 'tea', points: tea }] };
  const score: Expression = { op: 'product', of: [points, { op: 'answer', question: 'cups' }] };
  const yes: Expression = { op: 'text', value: 'Much, “truly”' };
  const level: Expression = {
    ...{ op: 'if', if: { op: 'value_between', variable: 'score', min: 10 }, yes },
    no: { op: 'answer', question: 'why' },
  };
  const variables: Variable[] = [
    { id: 'score', label: 'Score', type: 'numeric', expression: score },
    { id: 'level', label: 'Level', type: 'text', expression: level },
  ];
  return { sections, variables };
}

let server: TestServer;
let project: TestProject;
beforeAll(async () => {
  server = await startTestServer();
  project = await createProject(server, { questionnaire: scored(2), published: true });
  const all: Answers[] = [
    { drink: 'tea', cups: 1.25, why: 'So' },
    { drink: 'tea', cups: 5.5 },
    { drink: 'coffee', cups: 3, why: '=1+1' },
    { why: 'So' },
    {},
  ];
  for (const answers of all) await createResponse(server, project.id, { answers });
});

const asOwner = () => ({ params: { id: project.id }, by: project.owner });

async function report() {
  return (await server.call(getReport, { params: asOwner().params }, project.owner)).data;
}

async function fold(): Promise<void> {
  await foldResponses.run({ db: server.db, now: server.clock.now, log: createLogger('silent') } as JobContext, {});
}

const ofScore = {
  ...{ id: 'score', label: 'Score', type: 'numeric', versions: [1], retired: false, base: 3, unknown: 2 },
  figures: { mean: 4.5, median: 2.5, min: 0, max: 11 },
};
const ofLevel = {
  ...{ id: 'level', label: 'Level', type: 'text', versions: [1], retired: false, base: 4, unknown: 1, figures: null },
  rows: [
    { id: 'Much, “truly”', count: 1, share: 0.25 },
    { id: '', count: 3, share: 0.75 },
  ],
};

it('is counted as answers are, before and after folding, and not when the response is gone', async () => {
  expect((await report()).values).toMatchObject([ofScore, ofLevel]);
  const counts = (await report()).values[0]?.rows.map(({ from, count }) => [from, count]);
  expect(counts).toEqual([
    [0, 1],
    [2.5, 1],
    [11, 1],
  ]);
  await fold();
  const folded = await report();
  expect(folded.values).toMatchObject([ofScore, ofLevel]);
  expect(folded.values[0]?.rows.map(({ from, count }) => [from, count])).toEqual(counts);

  const { params, by } = asOwner();
  await createResponse(server, project.id, { answers: { drink: 'tea', cups: 100 } });
  expect((await report()).values[0]?.figures).toMatchObject({ max: 200, mean: 53.375 });
  await fold();
  const { items } = (await server.call(findResponses, { params, query: { with: 'answers' } }, by)).data;
  const most = items.find(({ values }) => values?.score === 200);
  await server.call(deleteResponse, { params: { ...params, responseId: most?._id ?? '' } }, by);
  expect((await report()).values).toMatchObject([ofScore, ofLevel]);
});

it('is told alike in the list, of one response and in the file', async () => {
  const { params, by } = asOwner();
  const { items } = (await server.call(findResponses, { params, query: { with: 'words' } }, by)).data;
  const listed = items.map(({ values }) => values).toReversed();
  expect(listed).toEqual([
    { score: 2.5, level: 'So' },
    { score: 11, level: 'Much, “truly”' },
    { score: 0, level: '=1+1' },
    { level: 'So' },
    {},
  ]);
  const { data: bare } = await server.call(findResponses, { params, query: {} }, by);
  expect(bare.items.map(({ values }) => values)).toEqual(items.map(() => undefined));
  const responseId = items.at(-2)?._id ?? '';
  const one = await server.call(getResponse, { params: { ...params, responseId } }, by);
  expect(one.data.values).toEqual([
    { id: 'score', label: 'Score', value: 11 },
    { id: 'level', label: 'Level', value: 'Much, “truly”' },
  ]);
  const { body } = await server.call(exportResponses, { params, query: { locale: 'en' } }, by);
  const lines = body.split('\r\n').map((line: string) => line.split(',').slice(9).join());
  expect(lines).toEqual(['Score,Level', '2.5,So', '11,"Much, “truly”"', "0,'=1+1", ',So', ',', '']);
});

it('is another value where another version reckons otherwise, and the same where it only moved or was renamed', async () => {
  const { params, by } = asOwner();
  async function publish(questionnaire: Questionnaire, questionnaireRevision: number): Promise<void> {
    await server.call(updateSurvey, { params, body: { questionnaireRevision, questionnaire } }, by);
    await server.call(publishProject, { params }, by);
  }
  const [score, level] = scored(2).variables ?? [];
  if (!score || !level) throw new Error('Two are reckoned');
  await publish({ sections, variables: [{ ...score, label: 'Points' }] }, 1);
  await createResponse(server, project.id, { answers: { drink: 'tea', cups: 1.25 } });
  const renamed = await report();
  expect(renamed.values).toMatchObject([
    { id: 'score', label: 'Points', versions: [1, 2], retired: false, base: 4 },
    { id: 'level', versions: [1], retired: true, base: 4 },
  ]);

  await publish(scored(3), 2);
  await createResponse(server, project.id, { answers: { drink: 'tea', cups: 2 } });
  const { values } = await report();
  expect(values.map(({ id, versions, retired, base, unknown }) => [id, versions, retired, base, unknown])).toEqual([
    ['score', [3], false, 1, 0],
    ['level', [3], false, 0, 1],
    ['score', [1, 2], true, 4, 2],
    ['level', [1], true, 4, 1],
  ]);
  const { body } = await server.call(exportResponses, { params, query: { locale: 'en' } }, by);
  const lines = body.split('\r\n').map((line: string) => line.split(',').slice(9).join());
  expect(lines[0]).toBe('Score,Level,"Points (Version 1, 2)",Level (Version 1)');
  expect(lines.slice(-3)).toEqual([',,2.5,', '6,,,', '']);
  await fold();
  expect((await report()).values).toEqual(values);
});

it('costs nothing where nothing is reckoned', async () => {
  const plain = await createProject(server, { published: true });
  await createResponse(server, plain.id);
  const { data } = await server.call(getReport, { params: { id: plain.id } }, plain.owner);
  expect(data.values).toEqual([]);
  await fold();
  const { rows } = await server.db.execute(
    sql`SELECT tally_key FROM tallies WHERE project_id = ${plain.id} AND tally_key LIKE '%:value%'`,
  );
  expect(rows).toEqual([]);
});
