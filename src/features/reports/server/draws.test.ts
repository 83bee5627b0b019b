import { beforeAll, describe, expect, it } from 'vitest';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkProject } from '#features/projects/contract/questionnaire.ts';
import { foldResponses } from '#features/responses/public.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createProject, type TestProject } from '#tests/factories/project.ts';
import { createRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../contract/export.ts';
import { getReport } from '../contract/report.ts';
import { findResponses, getResponse } from '../contract/responses.ts';

/** Ten questions, of which each who takes the quiz is asked four. */
const DRAW = 4;
const SECRET = 'nobody-may-read-this';
const numbers = Array.from({ length: 10 }, (_none, at) => at);
const questions: Question[] = numbers.map((number) => ({
  ...{ kind: 'single_choice', id: `q${number}`, title: { en: `Question ${number}` }, help: {}, required: true },
  options: [
    { id: 'yes', label: { en: `Yes ${number}` } },
    { id: 'no', label: { en: `No ${number}` } },
  ],
}));
const marking = {
  questions: Object.fromEntries(
    questions.map(({ id }) => [
      id,
      { points: 2, key: { by: 'options' as const, right: ['yes'] }, feedback: { en: SECRET } },
    ]),
  ),
};
const quiz: Questionnaire = {
  sections: [{ id: 's1', title: {}, intro: {}, questions, draw: DRAW }],
  marking,
};

/** Who knows what: of thirty people, each question that they would have right. */
const KNOWS = Array.from({ length: 30 }, (_none, person) =>
  numbers.map((item) => (person * 7 + item * 11) % 17 < 3 + person / 3),
);

interface Taken {
  /** Places of the questions that were drawn. */
  drawn: number[];
  person: number;
}

let server: TestServer;
let project: TestProject;
const taken: Taken[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const settings = { languages: ['en' as const], allowBack: true };
  project = await createProject(server, { kind: 'quiz', questionnaire: quiz, published: true, settings });
  for (const person of KNOWS.keys()) taken.push(await take(person));
  const job = { db: server.db, now: server.clock.now, log: createLogger('silent') } as JobContext;
  await foldResponses.run(job, {});
});

async function take(person: number): Promise<Taken> {
  const ref = await createRespondent(server, project.id);
  const params = { id: ref };
  const reply = await server.call(getRespondent, { params });
  const sent = reply.data as unknown as { project: { questionnaire: Questionnaire } };
  const asked = questionsOf(sent.project.questionnaire);
  expect(asked).toHaveLength(DRAW);
  expect(JSON.stringify(reply.body)).not.toContain(SECRET);
  expect(JSON.stringify(reply.body)).not.toContain('"draw"');
  const drawn = asked.map(({ id }) => Number(id.slice(1)));
  const left = numbers.filter((number) => !drawn.includes(number));
  for (const number of left) expect(JSON.stringify(reply.body)).not.toContain(`Yes ${number}`);
  const again = (await server.call(getRespondent, { params })).data;
  expect(again).toEqual(reply.data);
  const answers = Object.fromEntries(drawn.map((item) => [`q${item}`, KNOWS[person]?.[item] ? 'yes' : 'no']));
  const [one = 'q0', ...others] = Object.keys(answers);
  const saved = (await server.call(saveAnswers, { params, body: { answers: { [one]: answers[one] ?? 'no' } } })).data;
  expect(saved).toMatchObject({ answered: 1, total: DRAW });
  const early = await server.call(completeRespondent, { params, body: {} });
  expect(Object.keys(early.body.data.error.fields).toSorted()).toEqual(others.map((id) => `answers.${id}`).toSorted());
  // An answer to what was not drawn is taken and counts for nothing.
  const besides = { [`q${left[0]}`]: 'yes' };
  const done = await server.call(completeRespondent, { params, body: { answers: { ...answers, ...besides } } });
  expect(done.status).toBe(200);
  return { drawn, person };
}

const isRight = ({ person }: Taken, item: number) => (KNOWS[person]?.[item] ? 1 : 0);
const marksOf = (one: Taken) => one.drawn.reduce((sum, item) => sum + 2 * isRight(one, item), 0);
const covariance = (xs: readonly number[], ys: readonly number[]) =>
  xs.reduce((sum, x, at) => sum + (x - mean(xs)) * ((ys[at] ?? 0) - mean(ys)), 0) / (xs.length - 1);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const inOrder = (values: readonly (number | undefined)[]) => values.toSorted((a = -1, b = -1) => a - b);

describe('a quiz that draws four questions of ten', () => {
  it('gives everybody their own', () => {
    expect(new Set(taken.map(({ drawn }) => drawn.join())).size).toBeGreaterThan(15);
  });

  it('marks what each was asked, of as many points for all', async () => {
    const params = { id: project.id };
    const { items } = (
      await server.call(findResponses, { params, query: { with: 'answers', limit: 100 } }, project.owner)
    ).data;
    expect(items).toHaveLength(taken.length);
    const earned = items.map(({ marks }) => marks?.earned);
    expect(inOrder(earned)).toEqual(inOrder(taken.map(marksOf)));
    for (const item of items) {
      expect(item.marks?.points).toBe(DRAW * 2);
      expect(item.notAsked).toHaveLength(10 - DRAW);
      expect(Object.keys(item.answers ?? {})).toHaveLength(DRAW);
    }
    const one = items[0];
    const whole = (await server.call(getResponse, { params: { ...params, responseId: one?._id ?? '' } }, project.owner))
      .data;
    expect(whole.marks?.earned).toBe(one?.marks?.earned);
  });

  it('tells of each question how those did who were asked it', async () => {
    const params = { id: project.id };
    const report = (await server.call(getReport, { params }, project.owner)).data;
    for (const item of numbers) {
      const whom = taken.filter(({ drawn }) => drawn.includes(item));
      const question = report.questions.find(({ question: { id } }) => id === `q${item}`);
      expect(question?.notAsked).toBe(taken.length - whom.length);
      const told = question?.items[0];
      expect(told?.count).toBe(whom.length);
      const facility = mean(whom.map((one) => isRight(one, item)));
      if (whom.length >= 5) expect(told?.facility).toBeCloseTo(facility, 10);
      if (whom.length < 10) continue;
      const marks = whom.map((one) => 2 * isRight(one, item));
      const rest = whom.map((one) => marksOf(one) - 2 * isRight(one, item));
      const expected = covariance(marks, rest) / Math.sqrt(covariance(marks, marks) * covariance(rest, rest));
      if (Number.isFinite(expected)) expect(told?.discrimination).toBeCloseTo(expected, 8);
    }
  });

  it('tells of the totals, and not how far they can be relied on, for not everybody was asked the same', async () => {
    const { marks } = (await server.call(getReport, { params: { id: project.id } }, project.owner)).data;
    expect(marks).toMatchObject({ base: taken.length, reliability: null, untold: 'differentQuestions' });
    expect(marks?.mean.points).toBe(DRAW * 2);
    expect(marks?.mean.earned).toBeCloseTo(mean(taken.map(marksOf)), 10);
  });

  it('has what was not asked as nothing in the file', async () => {
    const file = await server.call(
      exportResponses,
      { params: { id: project.id }, query: { locale: 'en' } },
      project.owner,
    );
    const lines = String(file.body).trim().split('\n').slice(1);
    expect(lines).toHaveLength(taken.length);
    for (const line of lines) expect(line.match(/(Yes|No) \d/g)).toHaveLength(DRAW);
  });

  it('gives turns to what was drawn alone where each question has its time', async () => {
    const settings = { languages: ['en' as const], questionSeconds: 30 };
    const { id } = await createProject(server, { kind: 'quiz', questionnaire: quiz, published: true, settings });
    const params = { id: await createRespondent(server, id) };
    const served: string[] = [];
    for (let step = 1; step <= DRAW; step += 1) {
      const reply = await server.call(getRespondent, { params });
      const { turn, project: shown } = reply.data as unknown as {
        turn: { question: string };
        project: { questionnaire: Questionnaire };
      };
      expect(turn).toMatchObject({ step, of: DRAW, more: step < DRAW });
      expect(JSON.stringify(reply.body)).not.toContain('"draw"');
      served.push(turn.question);
      expect(questionsOf(shown.questionnaire).map((question) => question.id)).toEqual(served);
      await server.call(saveAnswers, { params, body: { answers: { [turn.question]: 'yes' } } });
    }
    expect((await server.call(getRespondent, { params })).data).toMatchObject({ state: 'completed' });
    expect(new Set(served).size).toBe(DRAW);
  });

  it('names nothing that was not drawn, where answers stand there from the start either', async () => {
    const standing = questions.map((question) => ({ ...question, default: 'no' }) as Question);
    const { id } = await createProject(server, {
      ...{ kind: 'quiz', published: true, settings: { languages: ['en'] } },
      questionnaire: { ...quiz, sections: quiz.sections.map((section) => ({ ...section, questions: standing })) },
    });
    const ref = await createRespondent(server, id, { prefill: { q0: 'yes', q1: 'yes' } });
    const { body } = await server.call(getRespondent, { params: { id: ref } });
    const named = new Set(JSON.stringify(body).match(/"q\d"/g));
    expect(named.size).toBe(DRAW);
  });

  it('is not sent in one call, which could be made until what is drawn suits whoever makes it', async () => {
    const answers = Object.fromEntries(numbers.map((number) => [`q${number}`, 'yes']));
    const body = { answers, complete: true };
    const whole = await server.call(startRespondent, { params: { id: project.id }, body });
    expect([whole.status, whole.body.data.message]).toEqual([409, expect.stringContaining('start it')]);
  });

  it('is not published while more is drawn than there is', async () => {
    const over = { ...quiz, sections: quiz.sections.map((section) => ({ ...section, draw: 11 })) };
    const { id, owner } = await createProject(server, {
      kind: 'quiz',
      questionnaire: over,
      settings: { languages: ['en'] },
    });
    const params = { id };
    expect((await server.call(publishProject, { params }, owner)).status).toBe(422);
    const { findings } = (await server.call(checkProject, { params }, owner)).data;
    expect(findings).toContainEqual(expect.objectContaining({ key: 'drawOverPool', sectionId: 's1' }));
  });
});
