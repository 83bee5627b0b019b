import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { admissionRules } from '#app/admission-rules.ts';
import type { Answers } from '#domain/answers/answer.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { REVEAL_PRESETS, REVEALED, type Revealed } from '#domain/quiz/reveal.ts';
import { sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { checkProject } from '#features/projects/contract/questionnaire.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { projects } from '#features/projects/server/tables.ts';
import { getResponse } from '#features/reports/contract/responses.ts';
import { requireRef } from '#features/responses/public.ts';
import { pathOf } from '#kit/contract/request.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { filesQuestionnaire, uploadFile } from '#tests/factories/file.ts';
import { createProject, createQuiz } from '#tests/factories/project.ts';
import { createRespondent, saveWithKey, storedRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../contract/answering.ts';
import { deleteFile } from '../contract/files.ts';
import { getRespondent } from '../contract/respondent.ts';
import { getWelcome } from '../contract/welcome.ts';
import { endOverdueRuns } from './clock/end-overdue-runs.ts';
import { inTheirOrder } from './in-their-order.ts';

const START = new Date('2026-03-01T06:00:00.000Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const at = (seconds: number) => server.clock.set(new Date(START.getTime() + seconds * 1000).toISOString());

const ONE_BY_ONE = { viewType: 'step', allowBack: false } as const;

const rules = (during: readonly Revealed[]) => ({ ...REVEAL_PRESETS.marks, during: [...during] });

/** A quiz that tells these of each question once it is answered. */
async function telling(
  during: readonly Revealed[] = REVEALED,
  settings: Partial<ProjectSettings> = {},
  questionnaire: Questionnaire = sampleQuiz,
) {
  at(0);
  const all = { ...ONE_BY_ONE, reveal: rules(during), ...settings };
  return await createProject(server, { kind: 'quiz', questionnaire, published: true, settings: all });
}

const begin = async ({ id }: { id: string }) => ({ id: await createRespondent(server, id) });
const save = (params: { id: string }, answers: Answers | Record<string, null>) =>
  server.call(saveAnswers, { params, body: { answers: answers as never } });
const complete = (params: { id: string }, answers?: Answers) =>
  server.call(completeRespondent, { params, body: answers ? { answers: answers as never } : {} });

async function look(params: { id: string }, told?: string) {
  const { data } = await server.call(getRespondent, { params, ...(told && { query: { told } }) });
  if (data.state !== 'answering') throw new Error(data.state);
  return data;
}

const capital = ({ points }: { points: number }) => ({
  id: 'capital',
  title: { en: 'Which city is the capital?', bn: 'রাজধানী কোনটি?' },
  answer: 'Khulna',
  answerRows: null,
  outcome: 'wrong',
  marks: { earned: 0, points },
  key: 'Dhaka',
  keyRows: null,
  passage: null,
  feedback: { en: 'Feedback on the capital', bn: 'রাজধানী নিয়ে মন্তব্য' },
  optionFeedback: [{ option: 'Khulna', feedback: expect.anything() }],
  handFeedback: null,
});

/** What is told of whatever is answered; the attempt alone says nothing of what is left out. */
const COUNTED = ['capital', 'rivers', 'delta', 'flower', 'districts'];

describe('a rule on what is shown during', () => {
  it('is taken where nobody goes back, and refused elsewhere, naming the setting that is in the way', async () => {
    const { id, owner } = await createQuiz(server);
    const set = async (body: Partial<ProjectSettings>) => {
      const reply = await server.call(updateSurvey, { params: { id }, body }, owner);
      return [reply.status, Object.keys(reply.body.data?.error?.fields ?? {})];
    };
    const reveal = rules(['correctness']);
    expect(await set({ reveal })).toEqual([422, ['reveal']]);
    expect(await set({ reveal, viewType: 'step' })).toEqual([422, ['reveal']]);
    expect(await set({ reveal, viewType: 'paged', allowBack: false })).toEqual([422, ['reveal']]);
    expect(await set({ reveal, questionSeconds: 30 })).toEqual([200, []]);
    expect(await set({ questionSeconds: null })).toEqual([422, ['questionSeconds']]);
    expect(await set({ ...ONE_BY_ONE, questionSeconds: null })).toEqual([200, []]);
    expect(await set({ allowBack: true })).toEqual([422, ['allowBack']]);
    expect(await set({ viewType: 'list' })).toEqual([422, ['viewType']]);
    expect(await set({ allowBack: true, reveal: rules([]) })).toEqual([200, []]);
  });

  it('is nothing where it is left out, as in quizzes of before, and told by the checker where it cannot be', async () => {
    const { id, owner } = await createQuiz(server, ONE_BY_ONE);
    const { during: _none, ...before } = REVEAL_PRESETS.everything;
    const sent = await server.call(updateSurvey, { params: { id }, body: { reveal: before as never } }, owner);
    expect([sent.status, sent.data.reveal]).toEqual([200, REVEAL_PRESETS.everything]);
    await server.db.update(projects).set({ reveal: before as never });
    const params = await begin({ id });
    expect((await save(params, { capital: 'o2' })).data).not.toHaveProperty('told');
    expect((await look(params)).told).toBeNull();
    await server.db.update(projects).set({ reveal: rules(['key']), allowBack: true });
    const { findings } = (await server.call(checkProject, { params: { id } }, owner)).data;
    expect(findings).toContainEqual({ severity: 'error', key: 'duringNeedsNoWayBack', setting: 'reveal' });
    expect((await look(params)).told).toBeNull();
  });
});

it('is said before one begins, where it is so by all of its rules', async () => {
  const said = async ({ id }: { id: string }) => (await server.call(getWelcome, { params: { id } })).data.tellsDuring;
  expect(await said(await telling(['correctness']))).toBe(true);
  expect(await said(await telling([]))).toBe(false);
  expect(await said(await telling(REVEALED, { viewType: 'list', allowBack: true, questionSeconds: 30 }))).toBe(true);
  const changed = await telling();
  await server.db.update(projects).set({ allowBack: true });
  expect(await said(changed)).toBe(false);
});

describe('saveAnswers', () => {
  it('tells of the questions that it is of, each part by itself, and of no other', async () => {
    for (const what of REVEALED) {
      const params = await begin(await telling([what]));
      const { data, body } = await save(params, { capital: 'o2' });
      const whole = capital({ points: 2 });
      const none = { answer: null, outcome: null, marks: null, key: null, feedback: null, optionFeedback: [] };
      const shown = {
        attempt: { answer: whole.answer },
        correctness: { outcome: whole.outcome },
        marks: { marks: whole.marks },
        feedback: { feedback: whole.feedback, optionFeedback: [{ option: null, feedback: expect.anything() }] },
        key: { key: whole.key },
      }[what];
      expect(data.told, what).toEqual([{ ...whole, ...none, ...shown }]);
      for (const other of ['Shapla', '33.33', 'Meghna']) expect(JSON.stringify(body)).not.toContain(other);
      const tells = { attempt: [], correctness: COUNTED, marks: COUNTED, feedback: ['capital'], key: COUNTED }[what];
      expect((await look(params)).told).toEqual({ final: ['capital'], questions: data.told, tells });
    }
  });

  it('is final with that: it is refused otherwise, by saving and by submitting, and repeated it is told the same', async () => {
    const params = await begin(await telling());
    const withKey = async (answers: Answers) =>
      (await saveWithKey(server, params.id, 'first-key-of-this-one', answers)).body.data;
    const first = await withKey({ capital: 'o2' });
    expect(first.data.told).toEqual([capital({ points: 2 })]);
    for (const answers of [{ capital: 'o1' }, { capital: null }, { capital: 'o1', delta: 'yes' }]) {
      const { status, body } = await save(params, answers as never);
      const fields = { 'answers.capital': [expect.any(String)] };
      expect([status, body.data]).toMatchObject([422, { error: { fields } }]);
    }
    expect((await complete(params, { capital: 'o1' })).status).toBe(422);
    expect((await save(params, { capital: 'o2' })).data.told).toEqual(first.data.told);
    await save(params, { rivers: null, delta: 'yes' } as never);
    expect((await withKey({ capital: 'o2' })).data).toEqual(first.data);
    expect(await withKey({ capital: 'o1' })).toMatchObject({ error: { code: 'conflict' } });
    expect((await storedRespondent(server, params.id)).answers).toEqual({ capital: 'o2', delta: 'yes' });
  });

  it('says what is final also once nothing is told any more and one may go back', async () => {
    const { id, owner } = await telling();
    const params = await begin({ id });
    await save(params, { capital: null } as never);
    const settings = { reveal: REVEAL_PRESETS.marks, allowBack: true };
    expect((await server.call(updateSurvey, { params: { id }, body: settings }, owner)).status).toBe(200);
    const shown = await look(params);
    expect([shown.final, shown.told]).toEqual([['capital'], null]);
    expect((await save(params, { capital: 'o1' })).status).toBe(422);
    expect((await save(params, { capital: null, delta: 'yes' } as never)).status).toBe(200);
  });

  it('tells nothing of a save that is repeated once it is over, whatever is told during by then', async () => {
    const params = await begin(await telling(['correctness']));
    const again = async () =>
      (await saveWithKey(server, params.id, 'first-key-of-this-one', { capital: 'o2' })).body.data.data;
    const { told, ...first } = await again();
    expect(told).toHaveLength(1);
    expect((await complete(params)).status).toBe(200);
    expect(await again()).toEqual(first);
  });

  it('leaves one out for good, where that is allowed, and tells nothing of what has still to be answered', async () => {
    const required = (question: Question) => ({ ...question, required: question.id === 'rivers' }) as Question;
    const sections = sampleQuiz.sections.map((section) => ({ ...section, questions: section.questions.map(required) }));
    const params = await begin(await telling(REVEALED, {}, { ...sampleQuiz, sections }));
    const { told } = (await save(params, { capital: null, rivers: null })).data;
    expect(told).toMatchObject([{ id: 'capital', answer: '', outcome: 'unanswered', key: 'Dhaka' }]);
    expect((await save(params, { capital: 'o1' })).status).toBe(422);
    expect((await save(params, { rivers: ['o1'] })).data.told).toMatchObject([{ id: 'rivers', outcome: 'partly' }]);
    expect((await complete(params)).status).toBe(200);
  });

  it('of two that answer at once takes one', async () => {
    const params = await begin(await telling());
    const replies = await Promise.all(['o1', 'o2', 'o3'].map((option) => save(params, { capital: option })));
    const taken = replies.filter(({ status }) => status === 200);
    expect([taken.length, replies.length - taken.length]).toEqual([1, 2]);
    const { capital: stored } = (await storedRespondent(server, params.id)).answers;
    expect(taken[0]?.data.told?.[0]?.outcome).toBe(stored === 'o1' ? 'right' : 'wrong');
  });

  it('says that an answer is to be marked by hand, and nothing of what does not count', async () => {
    const essay = { points: 5, key: { by: 'hand', rubric: 'Names two rivers' } } as const;
    const questions = { ...sampleQuiz.marking.questions, remarks: essay };
    const quiz = { ...sampleQuiz, marking: { ...sampleQuiz.marking, questions } };
    const params = await begin(await telling(REVEALED, {}, quiz));
    const before = Object.fromEntries(Object.keys(sampleQuiz.marking.questions).map((id) => [id, null]));
    await save(params, before);
    const { data, body } = await save(params, { remarks: 'Padma' });
    expect(data.told).toMatchObject([{ outcome: 'waiting', marks: { earned: null, points: 5 }, key: null }]);
    expect(JSON.stringify(body)).not.toContain('two rivers');
    const uncounted = await begin(await telling());
    await save(uncounted, before);
    expect((await save(uncounted, { remarks: 'Padma' })).data.told).toEqual([]);
  });

  it('stays final where its owner lets respondents go back afterwards', async () => {
    const { id, owner } = await telling();
    const params = await begin({ id });
    await save(params, { capital: 'o2' });
    const body = { reveal: rules([]), allowBack: true };
    expect((await server.call(updateSurvey, { params: { id }, body }, owner)).status).toBe(200);
    expect((await save(params, { capital: 'o1' })).status).toBe(422);
    expect((await save(params, { capital: 'o2', delta: 'no' })).status).toBe(200);
    expect((await save(params, { delta: 'yes' })).status).toBe(200);
    expect((await complete(params, { capital: 'o1' })).status).toBe(422);
    expect((await complete(params, { flower: 'Rose' })).status).toBe(200);
    expect((await storedRespondent(server, params.id)).answers).toMatchObject({ capital: 'o2', delta: 'yes' });
  });

  it('tells what was answered with the start only once it is sent for good', async () => {
    const { id } = await telling();
    const params = { id: await createRespondent(server, id, { answers: { capital: 'o2' } } as never) };
    expect((await look(params)).told).toEqual({ final: [], questions: [], tells: COUNTED });
  });

  it('takes each in its turn, so that nobody chooses their way by what they were told', async () => {
    const lead = (question: Question): Question =>
      question.id === 'capital'
        ? { ...question, jumps: [{ if: { op: 'chose', question: 'capital', options: ['o2'] }, to: 'flower' }] }
        : question;
    const sections = sampleQuiz.sections.map((section) => ({ ...section, questions: section.questions.map(lead) }));
    const params = await begin(await telling(REVEALED, {}, { ...sampleQuiz, sections }));
    const ahead = [
      { rivers: ['o4'] },
      { rivers: null },
      { capital: 'o1', delta: 'yes' },
      { capital: 'o2', remarks: 'x' },
    ];
    for (const answers of ahead) {
      const { status, body } = await save(params, answers as never);
      expect([status, body.data.message]).toEqual([409, expect.stringContaining('it comes later')]);
      expect(JSON.stringify(body)).not.toContain('Dhaka');
    }
    expect(await storedRespondent(server, params.id)).toMatchObject({ answers: {}, final: null });
    const { told } = (await save(params, { capital: 'o1', rivers: ['o1'] })).data;
    expect(told?.map(({ id }) => id)).toEqual(['capital', 'rivers']);
    expect((await save(params, { rivers: ['o1'] })).status).toBe(200);
    expect((await save(params, { flower: 'Rose' })).status).toBe(409);
    expect((await complete(params, { flower: 'Rose' })).status).toBe(200);
    expect((await storedRespondent(server, params.id)).answers).toMatchObject({ flower: 'Rose' });
  });

  it('goes by the order in which each is asked, of what was drawn for them', async () => {
    const keyed = Object.entries(sampleQuiz.marking.questions);
    const sections = sampleQuiz.sections.map((section) => ({
      ...{ ...section, shuffleQuestions: true, draw: 4 },
      questions: section.questions.filter(({ id }) => keyed.some(([key]) => key === id)),
    }));
    // What is drawn is worth the same.
    const questions = Object.fromEntries(keyed.map(([id, marked]) => [id, { ...marked, points: 1 }]));
    const quiz = { sections, marking: { ...sampleQuiz.marking, questions } };
    const project = await telling(REVEALED, {}, quiz);
    const firsts = new Set<string>();
    for (let person = 0; person < 6; person += 1) {
      const params = await begin(project);
      const row = await storedRespondent(server, params.id);
      const order = questionsOf(inTheirOrder(quiz, row)).map(({ id }) => id);
      firsts.add(order[0] ?? '');
      for (const later of order.slice(1)) expect((await save(params, { [later]: null })).status, later).toBe(409);
      for (const id of order) expect((await save(params, { [id]: null })).status, id).toBe(200);
      expect((await look(params)).told?.final).toEqual(order);
    }
    expect(firsts.size).toBeGreaterThan(1);
  });

  it('leads whoever had begun before to what they left open, and tells nothing of what they had answered', async () => {
    const { id, owner } = await telling([]);
    const params = await begin({ id });
    await save(params, { delta: 'yes' });
    const body = { reveal: rules(REVEALED) };
    expect((await server.call(updateSurvey, { params: { id }, body }, owner)).status).toBe(200);
    expect((await save(params, { flower: 'Rose' })).status).toBe(409);
    await save(params, { capital: 'o1', rivers: null } as never);
    expect((await save(params, { flower: 'Rose' })).data.told).toMatchObject([{ id: 'flower' }]);
    expect((await look(params)).told?.final).toEqual(['capital', 'rivers', 'flower']);
  });

  it('keeps the file of an answer that is final', async () => {
    const [upload] = filesQuestionnaire().sections;
    const sections = [...(upload ? [{ ...upload, id: 'first' }] : []), ...sampleQuiz.sections];
    const params = await begin(await telling(REVEALED, {}, { ...sampleQuiz, sections }));
    const file = await uploadFile(server, params.id);
    expect((await save(params, { papers: [file] })).data.told).toEqual([]);
    expect((await server.call(deleteFile, { params: { ...params, file } })).status).toBe(409);
    expect((await complete(params)).status).toBe(200);
    expect((await storedRespondent(server, params.id)).answers).toMatchObject({ papers: [file] });
  });

  it('changes nothing of marks and responses', async () => {
    const { id, owner } = await telling();
    const params = await begin({ id });
    await save(params, { capital: 'o1' });
    await complete(params);
    const responseId = requireRef(params.id).respondentId;
    const { data } = await server.call(getResponse, { params: { id, responseId } }, owner);
    expect(data).toMatchObject({ marks: { earned: 2, points: 10 } });
  });
});

describe('where each question has its time', () => {
  const timed = (during: readonly Revealed[] = REVEALED) => telling(during, { questionSeconds: 30 });

  /** An answer to the first whose head arrives before its time is up, and whose body after what happens meanwhile. */
  function sentSlowly(params: { id: string }, meanwhile: () => Promise<void>) {
    const body = JSON.stringify({ answers: { capital: 'o2' } });
    async function* slowly() {
      await meanwhile();
      yield body;
    }
    at(31.9);
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    return server.send({
      method: 'PUT',
      url: pathOf(saveAnswers, { params }),
      headers,
      payload: Readable.from(slowly()),
    });
  }

  it('the next waits while what was told is looked at, and its time begins as it is served', async () => {
    const params = await begin(await timed());
    expect((await look(params)).turn).toMatchObject({ question: 'capital', step: 1 });
    at(10);
    expect((await save(params, { capital: 'o2' })).data.told).toEqual([capital({ points: 2 })]);
    for (const seconds of [11, 60, 100]) {
      at(seconds);
      const looked = await look(params, 'capital');
      expect(looked.turn).toEqual({
        question: null,
        until: null,
        seconds: null,
        step: 1,
        of: 6,
        atMost: false,
        more: true,
      });
      expect(looked.told).toEqual({ final: ['capital'], questions: [capital({ points: 2 })], tells: ['capital'] });
      expect(JSON.stringify(looked)).not.toContain('Meghna');
    }
    const { turn } = await look(params);
    expect(turn).toMatchObject({ question: 'rivers', until: new Date(START.getTime() + 130_000).toISOString() });
    // Looking back then stops no time.
    at(110);
    expect((await look(params, 'capital')).turn).toEqual(turn);
    expect((await save(params, { capital: 'o1' })).status).toBe(409);
  });

  it('is not told where its time ran out, for what was sent in time may be on its way', async () => {
    const params = await begin(await timed());
    await look(params);
    at(33);
    const late = await look(params, 'capital');
    expect(late.turn).toMatchObject({ question: 'rivers' });
    expect(late.told).toEqual({ final: [], questions: [], tells: ['capital', 'rivers'] });
    expect((await save(params, { rivers: null })).data.told).toMatchObject([{ id: 'rivers', outcome: 'unanswered' }]);
  });

  it('is told as soon as it arrives, where its head came in time, and not before', async () => {
    const params = await begin(await timed());
    await look(params);
    const reply = await sentSlowly(params, async () => {
      at(33);
      expect((await look(params)).turn).toMatchObject({ question: 'rivers' });
      const looked = await server.call(getRespondent, { params, query: { told: 'capital' } });
      expect(JSON.stringify(looked.body)).not.toContain('Feedback on');
      at(36.9);
    });
    expect([reply.status, reply.body.data.data.told]).toEqual([200, [capital({ points: 2 })]]);
    expect((await look(params)).told?.final).toEqual(['capital']);
  });

  it('takes none any more that was on its way as the next was told of', async () => {
    const params = await begin(await timed());
    await look(params);
    const reply = await sentSlowly(params, async () => {
      at(33);
      await look(params);
      expect((await save(params, { rivers: ['o1'] })).data.told).toMatchObject([{ id: 'rivers' }]);
      at(34);
    });
    expect([reply.status, (await look(params, 'rivers')).told?.final]).toEqual([409, ['rivers']]);
    expect((await storedRespondent(server, params.id)).answers).toEqual({ rivers: ['o1'] });
  });

  it('is not served again, where it was left out before questions had their time', async () => {
    const { id, owner } = await telling();
    const params = await begin({ id });
    await save(params, { capital: null });
    const body = { questionSeconds: 30 };
    expect((await server.call(updateSurvey, { params: { id }, body }, owner)).status).toBe(200);
    expect((await look(params)).turn).toMatchObject({ question: 'rivers' });
  });

  it('whoever looks at what was told has not left', async () => {
    const params = await begin(await timed());
    await look(params);
    at(5);
    await save(params, { capital: 'o2' });
    // Five more questions of half a minute are long over.
    at(300);
    await endOverdueRuns(admissionRules).run(
      { db: server.db, now: server.clock.now, log: createLogger('silent') } as JobContext,
      {},
    );
    expect((await look(params, 'capital')).told?.final).toEqual(['capital']);
    at(2000);
    expect((await server.call(getRespondent, { params })).data.state).toBe('completed');
  });
});
