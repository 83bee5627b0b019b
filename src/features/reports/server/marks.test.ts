import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Answers } from '#domain/answers/answer.ts';
import { RIGHT } from '#domain/quiz/sample-quiz.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { foldResponses, requireRef } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createProject, createQuiz, type TestProject } from '#tests/factories/project.ts';
import { createResponse } from '#tests/factories/respondent.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../contract/export.ts';
import { getReport } from '../contract/report.ts';
import { deleteResponse, findResponses, getResponse } from '../contract/responses.ts';

/** Of ten points: 10, 6, 2.5 and none. */
const ALL: Answers[] = [
  RIGHT,
  { capital: 'o1', rivers: ['o1', 'o2', 'o3'], delta: 'yes' },
  { flower: 'shapla', districts: 12 },
  { capital: 'o3' },
];

let server: TestServer;
let project: TestProject;
beforeAll(async () => {
  server = await startTestServer();
  project = await createQuiz(server);
  for (const answers of ALL) await createResponse(server, project.id, { answers });
});

const marks = async () =>
  (await server.call(getReport, { params: { id: project.id } }, project.owner)).data.marks ?? undefined;

async function fold(): Promise<void> {
  await foldResponses.run({ db: server.db, now: server.clock.now, log: createLogger('silent') } as JobContext, {});
}

const TOLD = {
  base: 4,
  figures: { mean: 46.25, median: 42.5, min: 0, max: 100 },
  mean: { earned: 4.625, points: 10 },
  passed: { count: 2, of: 4, share: 0.5 },
};

it('is added up exactly, before and after folding, and follows a response that is deleted', async () => {
  expect(await marks()).toMatchObject(TOLD);
  await fold();
  expect(await marks()).toMatchObject(TOLD);
  const params = { id: project.id };
  await createResponse(server, project.id, { answers: RIGHT });
  expect(await marks()).toMatchObject({ base: 5, passed: { count: 3, of: 5 } });
  await fold();
  const { items } = (await server.call(findResponses, { params }, project.owner)).data;
  const responseId = items[0]?._id ?? '';
  await server.call(deleteResponse, { params: { ...params, responseId } }, project.owner);
  expect(await marks()).toMatchObject(TOLD);
});

it('stands in the list, with one response, and in the file', async () => {
  const params = { id: project.id };
  const by = project.owner;
  const { items } = (await server.call(findResponses, { params, query: { with: 'words' } }, by)).data;
  expect(items.map(({ marks: told }) => told?.earned).toReversed()).toEqual([10, 6, 2.5, 0]);
  expect(items.map(({ words }) => words?.delta).toReversed()).toEqual(['True', 'True', undefined, undefined]);
  expect(items[0]?.marks).toEqual({ earned: 0, points: 10, percent: 0, passed: false, waiting: 0 });
  const one = await server.call(getResponse, { params: { ...params, responseId: items[1]?._id ?? '' } }, by);
  expect(one.data.marks).toMatchObject({ earned: 2.5, percent: 25 });
  expect(one.data.questions.map(({ mark }) => mark?.outcome)).toEqual([
    'unanswered',
    'unanswered',
    'unanswered',
    'right',
    'wrong',
    undefined,
  ]);
  const { body } = await server.call(exportResponses, { params, query: { locale: 'en' } }, by);
  const lines = body
    .trim()
    .split('\r\n')
    .map((line: string) => line.split(',').slice(-9).join());
  expect(body.match(/,True,/g)).toHaveLength(2);
  expect(lines).toEqual([
    'Marks,Out of,Per cent,Passed,Which city is the capital? (Marks),Which of these are rivers? (Marks),Bangladesh is in a delta. (Marks),The national flower? (Marks),How many districts are there? (Marks)',
    '10,10,100,Yes,2,3,1,2.5,1.5',
    '6,10,60,Yes,2,3,1,0,0',
    '2.5,10,25,No,0,0,0,2.5,0',
    '0,10,0,No,0,0,0,0,0',
  ]);
});

it('is told question by question, by those who were marked the same way', async () => {
  const quiz = await createQuiz(server);
  const params = { id: quiz.id };
  const report = async () => (await server.call(getReport, { params }, quiz.owner)).data;
  for (const answers of [...ALL, ...ALL, ...ALL]) await createResponse(server, quiz.id, { answers });
  const before = await report();
  const [capital, , , flower] = before.questions.map(({ items }) => items);
  expect(capital).toMatchObject([
    {
      answerKey: { by: 'options', right: ['o1'] },
      ...{ points: 2, versions: [1], retired: false, count: 12, facility: 0.5, untold: null },
      outcomes: [
        { outcome: 'right', count: 6, rest: 0.75 },
        { outcome: 'partly', count: 0, rest: null },
        { outcome: 'wrong', count: 3, rest: 0 },
        { outcome: 'unanswered', count: 3, rest: 0.3125 },
      ],
      options: [
        { id: 'o1', isRight: true, count: 6, rest: 0.75 },
        { id: 'o2', isRight: false, count: 0, rest: null },
        { id: 'o3', isRight: false, count: 3, rest: 0 },
      ],
    },
  ]);
  expect(flower).toMatchObject([{ count: 12, facility: 0.5, options: [] }]);
  expect(before.marks?.reliability?.alpha).toBeCloseTo(0.76626, 5);
  await fold();
  const after = await report();
  expect([after.marks, after.questions]).toEqual([before.marks, before.questions]);
});

it('is told by first attempts alone, before and after folding, and after one is deleted', async () => {
  const quiz = await createQuiz(server, { responseMethod: 'registered' });
  const params = { id: quiz.id };
  const told = async () => {
    const { marks: all, questions, headline } = (await server.call(getReport, { params }, quiz.owner)).data;
    return [headline.completed, all?.base, all?.mean.earned, questions[0]?.items[0]?.count];
  };
  const [one, other] = [await createUser(server), await createUser(server)];
  const first = await createResponse(server, quiz.id, { by: one, answers: RIGHT });
  await createResponse(server, quiz.id, { by: other, answers: { capital: 'o1' } });
  for (const by of [one, other, other]) await createResponse(server, quiz.id, { by, answers: { capital: 'o3' } });
  expect(await told()).toEqual([5, 2, 6, 2]);
  await fold();
  expect(await told()).toEqual([5, 2, 6, 2]);
  const responseId = requireRef(first).respondentId;
  await server.call(deleteResponse, { params: { ...params, responseId } }, quiz.owner);
  expect(await told()).toEqual([4, 1, 2, 1]);
});

it('stands beside what the clock ended, in list and file', async () => {
  const { id, owner } = await createQuiz(server, { clock: { minutes: 10, onClose: 'submit' } });
  const [ref] = [
    await createResponse(server, id, { answers: RIGHT }),
    await createResponse(server, id, { answers: RIGHT }),
  ];
  await server.db
    .update(respondents)
    .set({ endedBy: 'deadline' })
    .where(eq(respondents.id, requireRef(ref).respondentId));
  const { items } = (await server.call(findResponses, { params: { id } }, owner)).data;
  expect(items.map(({ endedBy }) => endedBy)).toEqual([null, 'deadline']);
  const columns = async () => {
    const { body } = await server.call(exportResponses, { params: { id }, query: { locale: 'en' } }, owner);
    const [head = [], ...lines]: string[][] = body
      .trim()
      .split('\r\n')
      .map((line: string) => line.split(','));
    return lines.map((line) => line[head.indexOf('Submitted by')]);
  };
  expect(await columns()).toEqual(['Time up', 'Respondent']);
  await server.call(updateSurvey, { params: { id }, body: { clock: null } }, owner);
  expect(await columns()).toEqual(['Time up', 'Respondent']);
  const other = await createQuiz(server);
  await createResponse(server, other.id, { answers: RIGHT });
  const { body } = await server.call(
    exportResponses,
    { params: { id: other.id }, query: { locale: 'en' } },
    other.owner,
  );
  expect(body).not.toContain('Submitted by');
});

it('is nothing where nobody marks', async () => {
  const survey = await createProject(server, { published: true });
  await createResponse(server, survey.id);
  const params = { id: survey.id };
  expect((await server.call(getReport, { params }, survey.owner)).data.marks).toBeNull();
  const { items } = (await server.call(findResponses, { params, query: { with: 'words' } }, survey.owner)).data;
  expect(items[0]?.marks).toBeNull();
  const { body } = await server.call(exportResponses, { params, query: { locale: 'en' } }, survey.owner);
  expect(body).not.toContain('Marks');
});
