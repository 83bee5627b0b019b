import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#domain/answers/answer.ts';
import { KNOWN_OUTCOMES } from '#domain/quiz/outcome.ts';
import { sampleParts } from '#domain/quiz/sample-parts.ts';
import { RIGHT, samplePractice, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { createProject as createProjectCall, getSurvey, updateSurvey } from '#features/projects/contract/project.ts';
import { closeProject, publishProject } from '#features/projects/contract/publishing.ts';
import { checkProject } from '#features/projects/contract/questionnaire.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { getResponse } from '#features/reports/contract/responses.ts';
import { foldResponses, requireRef } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createPractice, createProject, createQuiz } from '#tests/factories/project.ts';
import { createRespondent, storedRespondent } from '#tests/factories/respondent.ts';
import { createUser, signInAgain, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer, type Visitor, visitor } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../../contract/answering.ts';
import { findOwnAttempts } from '../../contract/attempts.ts';
import { bringPractice, findOwnPractice, forgetPractice, tryAnswer } from '../../contract/practice.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { getWelcome } from '../../contract/welcome.ts';

/** All of it is in the key or in what is told with it, and in nothing else. */
const SECRETS = ['"right":', 'Shapla', 'Water lily', 'Feedback on', 'শাপলা', '63.5', 'shares', 'accepted', 'marking'];
const ALL = ['capital', 'rivers', 'delta', 'flower', 'districts'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** Noon in Dhaka. */
const onDay = (day: number) => server.clock.set(`2026-03-${String(day).padStart(2, '0')}T06:00:00.000Z`);
const nextDay = async (day: number, by: TestUser) => {
  onDay(day);
  await signInAgain(server, by);
};
const attempt = (id: string, question: string, answer: Answer | null, by?: Visitor) =>
  server.call(tryAnswer, { params: { id }, body: { question, answer: answer as never } }, by);
const tried = async (...call: Parameters<typeof attempt>) => (await attempt(...call)).data;
const look = async (id: string) => {
  const { data } = await server.call(getRespondent, { params: { id } });
  if (data.state !== 'answering') throw new Error('It has ended.');
  return data;
};
const ended = async (id: string) => {
  await server.call(completeRespondent, { params: { id }, body: {} });
  const { data } = await server.call(getRespondent, { params: { id } });
  if (data.state === 'answering') throw new Error('It goes on.');
  return data;
};
const fieldsIn = (body: unknown) =>
  Object.keys((body as { data: { error?: { fields?: object } } }).data.error?.fields ?? {});
const practising = async (id: string, by?: Visitor) =>
  (await server.call(getWelcome, { params: { id } }, by)).data.practising;

describe('createProject', () => {
  it('begins a quiz that is practised, which has none of the rules by which marks are defended', async () => {
    const { id, owner } = await createPractice(server);
    const made = (await server.call(getSurvey, { params: { id } }, owner)).data;
    expect(made).toMatchObject({ mode: 'practice', reveal: null, practice: { newPerDay: 10, retryPenalty: null } });
    const change = async (settings: Partial<ProjectSettings>) => {
      const { status, body } = await server.call(updateSurvey, { params: { id }, body: settings }, owner);
      return [status, fieldsIn(body)];
    };
    expect(await change({ practice: null })).toEqual([422, ['practice']]);
    expect(await change({ questionSeconds: 30 })).toEqual([422, ['questionSeconds']]);
    expect(await change({ clock: { minutes: 5, onClose: 'submit' } })).toEqual([422, ['clock']]);
    expect(await change({ onePer: 'device' })).toEqual([422, ['onePer']]);
    expect(await change({ leaderboard: 'participants' })).toEqual([422, ['leaderboard']]);
    expect(await change({ hideNames: true })).toEqual([422, ['hideNames']]);
    expect(await change({ practice: { newPerDay: 5, retryPenalty: 20 } })).toEqual([200, []]);
    const general = await createQuiz(server);
    const refused = await server.call(
      updateSurvey,
      { params: { id: general.id }, body: { practice: { newPerDay: 5, retryPenalty: null } } },
      general.owner,
    );
    expect(refused.status).toBe(422);
    const verdict = { kind: 'quiz', mode: 'practice', title: { en: 'Tea' }, questionnaire: sampleQuiz } as const;
    const passing = await server.call(createProjectCall, { body: verdict }, owner);
    expect([passing.status, fieldsIn(passing.body)]).toEqual([422, ['questionnaire.marking.pass']]);
    const survey = { kind: 'survey', mode: 'practice', title: { en: 'Tea' } } as const;
    expect((await server.call(createProjectCall, { body: survey }, owner)).status).toBe(422);
  });

  it('is checked for what practice cannot ask', async () => {
    const { id, owner } = await createPractice(server);
    const { findings } = (await server.call(checkProject, { params: { id } }, owner)).data;
    expect(findings.map(({ key, questionId }) => [key, questionId])).toContainEqual(['practiceNotAsked', 'remarks']);
  });
});

describe('tryAnswer', () => {
  it('tells at once what came of it, lets people try again, and tells what is right once it is over', async () => {
    const { id } = await createPractice(server);
    const ref = await createRespondent(server, id);
    expect((await look(ref)).practice).toEqual({ tried: [] });

    expect(await tried(ref, 'capital', 'o2')).toMatchObject({
      ...{ outcome: 'wrong', isOver: false, key: null, feedback: null, tries: 1, given: 'o2' },
      optionFeedback: [{ option: 'Khulna', feedback: { en: 'Feedback on the second' } }],
    });
    expect(await tried(ref, 'capital', 'o1')).toMatchObject({
      ...{ outcome: 'right', first: 'wrong', isOver: true, key: 'Dhaka', tries: 2 },
      // Nothing costs anything.
      ...{ marks: null, feedback: { en: 'Feedback on the capital' } },
    });
    expect(await tried(ref, 'flower', null)).toMatchObject({ outcome: 'unanswered', isOver: true, key: 'Shapla; শাপলা' });
    const { practice, answers } = await look(ref);
    expect(practice?.tried.map((one) => [one.id, one.outcome])).toEqual([
      ['capital', 'right'],
      ['flower', 'unanswered'],
    ]);
    // What figures count is the first try.
    expect(answers).toEqual({ capital: 'o2' });
  });

  it('takes the same answer once, and none where it is over', async () => {
    const { id } = await createPractice(server);
    const ref = await createRespondent(server, id);
    await tried(ref, 'districts', 7);
    expect(await tried(ref, 'districts', '৭')).toMatchObject({ tries: 1 });
    expect(await tried(ref, 'districts', 64)).toMatchObject({ tries: 2, isOver: true });
    expect(await tried(ref, 'districts', 64)).toMatchObject({ tries: 2 });
    expect(await tried(ref, 'districts', null)).toMatchObject({ tries: 2, outcome: 'right' });
    expect((await attempt(ref, 'districts', 63)).status).toBe(409);
  });

  it('counts all that is sent in one moment, one after the other', async () => {
    const { id } = await createPractice(server);
    const ref = await createRespondent(server, id);
    const replies = await Promise.all([
      attempt(ref, 'capital', 'o2'),
      attempt(ref, 'rivers', ['o4']),
      attempt(ref, 'flower', 'Rose'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(Object.keys((await storedRespondent(server, ref)).tries ?? {}).sort()).toEqual([
      ...['capital', 'flower', 'rivers'],
    ]);
  });

  it('refuses what nobody can answer, what is not asked and what is no practice, naming the place', async () => {
    const { id } = await createPractice(server);
    const ref = await createRespondent(server, id, { questions: ['capital', 'gone'] });
    const refusal = async (...call: Parameters<typeof attempt>) => {
      const { status, body } = await attempt(...call);
      return [status, fieldsIn(body)];
    };
    expect(await refusal(ref, 'capital', 'o9')).toEqual([422, ['answer']]);
    expect(await refusal(ref, 'capital', '')).toEqual([422, ['answer']]);
    expect(await refusal(ref, 'flower', 'Rose')).toEqual([422, ['question']]);
    expect(await refusal(ref, 'remarks', 'Hm')).toEqual([422, ['question']]);
    expect(await refusal(ref, 'constructor', 'o1')).toEqual([422, ['question']]);
    const quiz = await createQuiz(server);
    expect((await attempt(await createRespondent(server, quiz.id), 'capital', 'o1')).status).toBe(409);
    await ended(ref);
    expect((await attempt(ref, 'capital', 'o1')).status).toBe(409);
  });

  it('refuses a question that counts no more since they began, and keeps no try of it', async () => {
    const { id, owner } = await createPractice(server);
    const ref = await createRespondent(server, id);
    const { capital, ...others } = samplePractice.marking.questions;
    const questions = { ...others, capital: { ...capital, points: 0 } };
    const questionnaire = { ...samplePractice, marking: { ...samplePractice.marking, questions } };
    await server.call(updateSurvey, { params: { id }, body: { questionnaire } }, owner);
    expect((await server.call(publishProject, { params: { id } }, owner)).status).toBe(200);
    const { respondentId } = requireRef(ref);
    await server.db.update(respondents).set({ markedBy: 2 }).where(eq(respondents.id, respondentId));
    const { status, body } = await attempt(ref, 'capital', 'o1');
    expect([status, fieldsIn(body)]).toEqual([422, ['question']]);
    expect((await storedRespondent(server, ref)).tries).toBeNull();
  });

  it('is the only way to answer: nothing is saved, submitted or brought along', async () => {
    const { id } = await createPractice(server);
    const params = { id: await createRespondent(server, id, { prefill: { capital: 'o1' } }) };
    expect((await look(params.id)).answers).toEqual({});
    const answers = { capital: 'o2' };
    for (const saved of [answers, {}])
      expect((await server.call(saveAnswers, { params, body: { answers: saved } })).status).toBe(409);
    expect((await server.call(completeRespondent, { params, body: { answers } })).status).toBe(409);
    for (const body of [{ answers }, { answers, complete: true }, { complete: true }])
      expect((await server.call(startRespondent, { params: { id }, body })).status).toBe(409);
    expect((await storedRespondent(server, params.id)).answers).toEqual({});
  });
});

describe('the key of a question', () => {
  it('is nowhere before that question was answered right or given up, whatever else was', async () => {
    const { id } = await createPractice(server);
    const by = visitor();
    const seen: unknown[] = [];
    const told = async <Reply extends { body: unknown }>(reply: Promise<Reply>) => {
      const got = await reply;
      seen.push(got.body);
      return got;
    };
    await told(server.call(getWelcome, { params: { id } }, by));
    const ref = (await told(server.call(startRespondent, { params: { id }, body: {} }, by))).data._id;
    const wrong = { capital: 'o3', rivers: ['o1', 'o4'], delta: 'no', flower: 'Rose', districts: 7 };
    for (const [question, answer] of Object.entries(wrong)) await told(attempt(ref, question, answer, by));
    await told(attempt(ref, 'flower', 'o1'.repeat(2000), by));
    await told(attempt(ref, 'capital', 'o1', by));
    await told(server.call(saveAnswers, { params: { id: ref }, body: { answers: { flower: 'x' } } }, by));
    await told(server.call(getRespondent, { params: { id: ref } }, by));
    // The capital is over by now, and tells what its owner wrote of it.
    const bytes = JSON.stringify(seen).replaceAll('Feedback on the capital', '');
    for (const secret of SECRETS) expect(bytes, secret).not.toContain(secret);

    const fresh = await createRespondent(server, id, { by });
    const end = JSON.stringify(await ended(fresh));
    for (const secret of SECRETS.filter((one) => one !== 'Feedback on')) expect(end, secret).not.toContain(secret);
  });

  it('is told of what is right in parts once all of it is, not before', async () => {
    const parts = { kind: 'quiz', mode: 'practice', questionnaire: sampleParts, published: true } as const;
    const { id } = await createProject(server, parts);
    const ref = await createRespondent(server, id);
    const onTheWay = [
      await tried(ref, 'years', ['o3', 'o4', 'o2', 'o1']),
      await tried(ref, 'largest', ['o3', 'o2']),
      await tried(ref, 'divisions', { r1: 'o3', r2: 'o1', r3: 'o2' }),
    ];
    expect(onTheWay.map(({ outcome, isOver, key, keyRows }) => [outcome, isOver, key, keyRows])).toEqual([
      ['partly', false, null, null],
      ['wrong', false, null, null],
      ['partly', false, null, null],
    ]);
    const bytes = JSON.stringify([onTheWay, await look(ref)]);
    for (const secret of ['"order"', 'pairs', 'credit', 'marking']) expect(bytes, secret).not.toContain(secret);
    expect(await tried(ref, 'years', ['o3', 'o2', 'o4', 'o1'])).toMatchObject({ outcome: 'right', first: 'partly' });
    expect(await tried(ref, 'divisions', null)).toMatchObject({
      isOver: true,
      key: expect.stringContaining('Barishal'),
      keyRows: expect.arrayContaining([{ of: 'Bhola', words: 'Barishal' }]),
    });
  });
});

describe('what a sitting came to', () => {
  it('is told as it ends, of what was tried; retries cost what their owner says, and the next may begin', async () => {
    const { id } = await createPractice(server, { practice: { newPerDay: 10, retryPenalty: 25 } });
    const ref = await createRespondent(server, id, { questions: ['capital', 'delta', 'flower'] });
    await tried(ref, 'capital', 'o2');
    await tried(ref, 'capital', 'o1');
    await tried(ref, 'delta', 'yes');
    const { result, again, state } = await ended(ref);
    expect([state, again]).toEqual(['completed', { left: null, from: null }]);
    expect(result?.marks).toMatchObject({ earned: 2.5, points: 3, passed: null });
    expect(result?.questions.map((one) => [one.id, one.outcome, one.key])).toEqual([
      ['capital', 'right', 'Dhaka'],
      ['delta', 'right', 'True'],
    ]);
  });

  it('is no attempt, even where it is known who practises, and has no bound', async () => {
    const by = await createUser(server);
    const { id } = await createPractice(server, { responseMethod: 'registered' });
    for (let sitting = 0; sitting < 3; sitting += 1) await ended(await createRespondent(server, id, { by }));
    expect((await server.call(findOwnAttempts, { query: {} }, by)).data.total).toBe(0);
  });
});

describe('practice over three days', () => {
  it('asks on each day what is due, remembers the first answer of a day, and counts days in a row', async () => {
    onDay(1);
    const { id } = await createPractice(server, { practice: { newPerDay: 3, retryPenalty: null } });
    const by = await createUser(server);
    expect(await practising(id, by)).toMatchObject({
      day: '2026-03-01',
      sections: [{ id: 's1', questions: ALL, known: 0, learning: 0 }],
      own: { today: ['capital', 'rivers', 'delta'], next: null, streak: 0, practised: false },
    });

    const first = await createRespondent(server, id, { by });
    expect((await look(first)).picked).toEqual(['capital', 'rivers', 'delta']);
    await tried(first, 'capital', 'o2', by);
    await tried(first, 'capital', 'o1', by);
    await tried(first, 'rivers', RIGHT.rivers, by);
    await tried(first, 'delta', null, by);
    await ended(first);
    // What was wrong comes back tomorrow, what was right in three days; today nothing is left.
    expect(await practising(id, by)).toMatchObject({
      sections: [{ known: 0, learning: 3 }],
      own: { today: [], next: '2026-03-02', streak: 1, practised: true },
    });
    // Whoever goes on all the same practises everything, and moves nothing.
    const more = await createRespondent(server, id, { by });
    expect((await look(more)).picked).toEqual(ALL);
    await tried(more, 'capital', 'o1', by);
    expect((await practising(id, by))?.own).toMatchObject({ next: '2026-03-02' });

    await nextDay(2, by);
    expect((await practising(id, by))?.own).toMatchObject({ today: ['capital', 'delta', 'flower', 'districts'] });
    const second = await createRespondent(server, id, { by });
    expect((await look(second)).picked).toEqual(['capital', 'delta', 'flower', 'districts']);
    for (const question of ['capital', 'delta', 'flower', 'districts'] as const)
      await tried(second, question, RIGHT[question], by);
    await ended(second);

    await nextDay(4, by);
    const third = (await practising(id, by))?.own;
    expect(third).toMatchObject({ streak: 2, practised: false });
    expect(third?.today).toContain('rivers');
    const last = await createRespondent(server, id, { by });
    await tried(last, 'rivers', RIGHT.rivers, by);
    expect(await practising(id, by)).toMatchObject({
      sections: [{ known: 1, learning: 4 }],
      own: { streak: 3, practised: true },
    });

    await nextDay(20, by);
    expect((await practising(id, by))?.own).toMatchObject({ streak: 0, today: ALL });
  });

  it('names sections of what a password guards to those alone who have begun', async () => {
    const sections = samplePractice.sections.map((section) => ({ ...section, title: { en: 'Rivers', bn: 'নদী' } }));
    const questionnaire = { ...samplePractice, sections };
    const guarded = { kind: 'quiz', mode: 'practice', questionnaire, password: 'shapla-7', published: true } as const;
    const { id } = await createProject(server, guarded);
    const by = visitor();
    const titles = async () => (await practising(id, by))?.sections.map(({ title }) => title.en);
    expect(await titles()).toEqual([undefined]);
    await server.call(startRespondent, { params: { id }, body: { poll_password: 'shapla-7' } }, by);
    expect(await titles()).toEqual(['Rivers']);
  });

  it('knows nobody who is not signed in, and is nobody else’s', async () => {
    onDay(1);
    const { id, owner } = await createPractice(server);
    const by = await createUser(server);
    const ref = await createRespondent(server, id, { by });
    await tried(ref, 'capital', 'o2', by);
    expect((await practising(id))?.own).toBeNull();
    expect((await practising(id, owner))?.own).toMatchObject({ today: ALL, streak: 0 });
    expect((await practising(id, by))?.own).toMatchObject({ streak: 1 });
    // Whose it is, the response does not say.
    expect(await storedRespondent(server, ref)).toMatchObject({ userId: null, attempt: null });
  });
});

describe('findOwnPractice', () => {
  it('lists what takes answers now, the last practised first, with what is for today', async () => {
    onDay(1);
    const by = await createUser(server);
    const [first, second] = [await createPractice(server), await createPractice(server)];
    await tried(await createRespondent(server, first.id, { by }), 'capital', 'o1', by);
    await nextDay(2, by);
    const ref = await createRespondent(server, second.id, { by });
    for (const question of ALL) await tried(ref, question, null, by);
    const own = async () => (await server.call(findOwnPractice, by)).data.items;
    expect(await own()).toMatchObject([
      { projectId: second.id, due: 0, next: '2026-03-03', streak: 1, known: 0, questions: 5 },
      { projectId: first.id, due: 4, next: '2026-03-04', streak: 1 },
    ]);
    await signInAgain(server, second.owner);
    await server.call(closeProject, { params: { id: second.id } }, second.owner);
    expect((await own()).map(({ projectId }) => projectId)).toEqual([first.id]);
  });
});

describe('getResponse', () => {
  it('tells what was tried after the first answer, and first tries are what it is marked by', async () => {
    const { id, owner } = await createPractice(server);
    const ref = await createRespondent(server, id, { questions: ['capital'] });
    for (const answer of ['o2', 'o3', 'o1']) await tried(ref, 'capital', answer);
    await ended(ref);
    const params = { id, responseId: requireRef(ref).respondentId };
    const { questions, marks } = (await server.call(getResponse, { params }, owner)).data;
    expect(questions[0]).toMatchObject({ answer: 'Khulna', tries: ['Sylhet', 'Dhaka'], mark: { outcome: 'wrong' } });
    expect(questions[1]).toMatchObject({ asked: false, tries: [], mark: null });
    expect(marks).toMatchObject({ earned: 0, points: 2, passed: null });
  });
});

describe('bringPractice', () => {
  const card = (last: string, due: string) => ({ last, due, stability: 3.1, difficulty: 5.3, reps: 1, lapses: 0 });

  it('adds what a browser remembers; of each question whichever was practised later stays', async () => {
    onDay(10);
    const { id } = await createPractice(server);
    const by = await createUser(server);
    const params = { id };
    await tried(await createRespondent(server, id, { by }), 'capital', 'o2', by);
    const cards = {
      capital: card('2026-03-09', '2026-03-30'),
      rivers: card('2026-03-09', '2026-03-10'),
      delta: card('2026-03-11', '2026-03-12'),
      gone: card('2026-03-09', '2026-03-10'),
    };
    const body = { cards, days: ['2026-03-08', '2026-03-09', '2026-03-11'] };
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await server.call(bringPractice, { params, body }, by)).status).toBe(200);
      expect((await practising(id, by))?.own).toEqual({
        ...{ today: ['rivers', 'delta', 'flower', 'districts'], next: '2026-03-11', streak: 3, practised: true },
        cards: {
          capital: { last: '2026-03-10', due: '2026-03-11' },
          rivers: { last: '2026-03-09', due: '2026-03-10' },
        },
      });
    }
  });

  it('keeps nothing where nothing fits, and refuses what no browser wrote and what is no practice', async () => {
    const { id } = await createPractice(server);
    const by = await createUser(server);
    const send = async (body: object, to = id) =>
      (await server.call(bringPractice, { params: { id: to }, body: body as never }, by)).status;
    expect(await send({ cards: { gone: card('2026-03-01', '2026-03-02') }, days: [] })).toBe(200);
    expect((await server.call(findOwnPractice, by)).data.items).toEqual([]);
    for (const wrong of [
      { ...card('2026-03-01', '2026-03-02'), stability: 0 },
      { ...card('2026-03-01', '2026-03-02'), difficulty: 11 },
      card('0000-01-01', '2026-03-02'),
      card('2026-02-30', '2026-03-02'),
    ])
      expect(await send({ cards: { capital: wrong }, days: [] })).toBe(422);
    expect(await send({ cards: {}, days: ['0000-01-01'] })).toBe(422);
    expect(await send({ cards: {}, days: [] }, (await createQuiz(server)).id)).toBe(409);
  });
});

describe('forgetPractice', () => {
  it('begins anew for its caller, and nobody else', async () => {
    const { id } = await createPractice(server);
    const [by, other] = [await createUser(server), await createUser(server)];
    for (const who of [by, other]) await tried(await createRespondent(server, id, { by: who }), 'capital', 'o2', who);
    expect((await server.call(forgetPractice, { params: { id } }, by)).status).toBe(200);
    expect((await practising(id, by))?.own).toMatchObject({ streak: 0 });
    expect((await practising(id, other))?.own).toMatchObject({ streak: 1 });
    expect((await server.call(forgetPractice, { params: { id } }, by)).status).toBe(200);
  });
});

describe('getReport', () => {
  it('tells of first tries and of what became of the others, the same before and after folding', async () => {
    const { id, owner } = await createPractice(server);
    const sitting = async (...tries: [string, Answer | null][]) => {
      const ref = await createRespondent(server, id, { questions: ['capital', 'delta'] });
      for (const [question, answer] of tries) await tried(ref, question, answer);
      await ended(ref);
    };
    await sitting(['capital', 'o1'], ['delta', 'yes']);
    await sitting(['capital', 'o2'], ['capital', 'o3'], ['capital', 'o1']);
    await sitting(['capital', 'o2'], ['capital', null], ['delta', 'no'], ['delta', 'yes']);
    const report = async () => (await server.call(getReport, { params: { id } }, owner)).data;
    const { questions, marks, asOf: _now, ...rest } = await report();
    expect(marks).toBeNull();
    const [capital, , delta, flower] = questions;
    const outcomesOf = (of = capital) => of?.items[0]?.outcomes.map(({ count }) => count);
    expect(KNOWN_OUTCOMES).toEqual(['right', 'partly', 'wrong', 'unanswered']);
    expect(outcomesOf()).toEqual([1, 0, 2, 0]);
    expect(capital?.items[0]?.practised).toEqual({ tried: 3, tries: 5, found: 1, shown: 1 });
    expect(outcomesOf(delta)).toEqual([1, 0, 1, 1]);
    expect(delta?.items[0]?.practised).toEqual({ tried: 2, tries: 3, found: 1, shown: 0 });
    // It was not asked of them.
    expect(flower).toMatchObject({ base: 0, skipped: 0, notAsked: 3 });
    expect(flower?.items[0]?.practised).toBeNull();
    await foldResponses.run({ db: server.db, now: server.clock.now, log: createLogger('silent') } as JobContext, {});
    const after = await report();
    expect(after).toEqual({ ...rest, questions, marks, asOf: after.asOf });
  });

  it('needs a key and points: practice without any cannot be published', async () => {
    const { marking: _none, ...questionnaire } = samplePractice;
    const { id, owner } = await createProject(server, { kind: 'quiz', mode: 'practice', questionnaire });
    const refused = await server.call(publishProject, { params: { id } }, owner);
    expect(refused.status).toBe(422);
    const { findings } = (await server.call(checkProject, { params: { id } }, owner)).data;
    expect(findings.map(({ key }) => key)).toContain('keyMissing');
  });
});
