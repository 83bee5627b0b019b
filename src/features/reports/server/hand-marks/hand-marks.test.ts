import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import { setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { RIGHT, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { getMe } from '#features/identity/contract/profile.ts';
import { foldResponses } from '#features/responses/public.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponse } from '#tests/factories/respondent.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../../contract/export.ts';
import { findUnmarked, markByHand } from '../../contract/hand-marks.ts';
import { getReport } from '../../contract/report.ts';
import { deleteResponse, findResponses, getResponse } from '../../contract/responses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

interface Refused {
  data: { error: { fields: Record<string, unknown> } };
}

const key = { by: 'hand' as const, rubric: 'One good reason' };
const questionnaire = setQuestionMarking(sampleQuiz, 'remarks', { points: 4, key });

async function essayQuiz(...essays: readonly (string | undefined)[]) {
  const settings = { reveal: REVEAL_PRESETS.everything };
  const { id, owner } = await createProject(server, { kind: 'quiz', questionnaire, published: true, settings });
  for (const remarks of essays) {
    await createResponse(server, id, { answers: { ...RIGHT, ...(remarks !== undefined && { remarks }) } });
    server.clock.forward(1);
  }
  const waiting = async (query = {}) => (await server.call(findUnmarked, { params: { id }, query }, owner)).data;
  const longest = async () => (await waiting()).items[0]?.responseId ?? '';
  const mark = (responseId: string, earned: number, feedback?: string, revision = 0, by = owner) =>
    server.call(
      markByHand,
      {
        params: { id, responseId, questionId: 'remarks' },
        body: { earned, ...(feedback !== undefined && { feedback }), revision },
      },
      by,
    );
  const marks = async () => (await server.call(getReport, { params: { id } }, owner)).data.marks;
  const early = async (questionId: string) => {
    const { data } = await server.call(getReport, { params: { id } }, owner);
    return data.questions.find(({ question }) => question.id === questionId)?.items[0]?.early;
  };
  const fold = () =>
    foldResponses.run({ db: server.db, now: server.clock.now, log: createLogger('silent') } as JobContext, {});
  return { id, owner, waiting, longest, mark, marks, early, fold };
}

describe('findUnmarked', () => {
  it('lists what waits, the longest first and page by page, until it is marked', async () => {
    const quiz = await essayQuiz('First', undefined, 'Second', 'Third');
    const first = await quiz.waiting({ limit: '2' });
    expect(first).toMatchObject({ total: 3 });
    expect(first.items).toMatchObject([
      { answer: 'First', questionId: 'remarks', points: 4, rubric: 'One good reason' },
      { answer: 'Second' },
    ]);
    const rest = await quiz.waiting({ limit: '2', cursor: first.next ?? '' });
    expect([rest.items.map(({ answer }) => answer), rest.next]).toEqual([['Third'], null]);
    await quiz.mark(first.items[0]?.responseId ?? '', 3);
    const left = await quiz.waiting();
    expect([left.total, left.items.map(({ answer }) => answer)]).toEqual([2, ['Second', 'Third']]);
  });

  it('goes through one question after the other, each as far as it is marked, or through one alone', async () => {
    const essay = { ...questionnaire.sections[0]?.questions.at(-1), id: 'essay', title: { en: 'Write.' } } as Question;
    const sections = questionnaire.sections.map((one) => ({ ...one, questions: [essay, ...one.questions] }));
    const two = setQuestionMarking({ ...questionnaire, sections }, 'essay', { points: 2, key: { by: 'hand' } });
    const { id, owner } = await createProject(server, { kind: 'quiz', questionnaire: two, published: true });
    const given: Record<string, string>[] = [{ remarks: 'r1' }, { remarks: 'r2', essay: 'e2' }, { essay: 'e3' }];
    for (const answers of given) {
      await createResponse(server, id, { answers });
      server.clock.forward(1);
    }
    const waiting = async (query = {}) => (await server.call(findUnmarked, { params: { id }, query }, owner)).data;
    const said = ({ items }: Awaited<ReturnType<typeof waiting>>) => items.map(({ answer }) => answer);
    const all = await waiting({ limit: '3' });
    expect([said(all), said(await waiting({ cursor: all.next ?? '' }))]).toEqual([['e2', 'e3', 'r1'], ['r2']]);
    expect(all.questions).toMatchObject([
      { questionId: 'essay', title: { en: 'Write.' }, waiting: 2, marked: 0 },
      { questionId: 'remarks', waiting: 2, marked: 0 },
    ]);
    const responseId = all.items[0]?.responseId ?? '';
    const params = { id, responseId, questionId: 'essay' };
    await server.call(markByHand, { params, body: { earned: 1, revision: 0 } }, owner);
    expect(await waiting({ question: 'remarks' })).toMatchObject({ total: 2, items: [{ answer: 'r1' }, {}] });
    expect((await waiting()).questions).toMatchObject([{ waiting: 1, marked: 1 }, { waiting: 2 }]);
    expect(await waiting({ question: 'capital' })).toMatchObject({ total: 0, items: [], next: null });
    const moment = '2026-03-05T06:00:00Z';
    for (const values of [
      [0, 'yesterday', responseId],
      ...[0.5, 2 ** 31].map((place) => [place, moment, responseId]),
      ['x'],
    ]) {
      const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
      expect((await server.call(findUnmarked, { params: { id }, query: { cursor } }, owner)).status).toBe(422);
    }
  });

  it('names who gave their name, or signed in to a quiz that records it, and nobody else', async () => {
    const names = async (settings: object, by?: TestUser, details = {}) => {
      const options = { kind: 'quiz', questionnaire, published: true, settings } as const;
      const { id, owner } = await createProject(server, options);
      await createResponse(server, id, { answers: { remarks: 'Said' }, ...(by && { by }), details });
      const { data } = await server.call(findUnmarked, { params: { id }, query: {} }, owner);
      return data.items.map(({ name }) => name);
    };
    const karim = await createUser(server, { firstName: 'Karim', lastName: 'Mia' });
    const asked = { details: { name: 'required', phone: 'off', email: 'off', address: 'off' } };
    expect(await names({ responseMethod: 'identified', ...asked }, undefined, { name: 'Rahima' })).toEqual(['Rahima']);
    expect(await names({ responseMethod: 'registered' }, karim)).toEqual(['Karim Mia']);
    expect(await names({}, karim)).toEqual([null]);
  });
});

describe('markByHand', () => {
  it('takes no feedback on a response that is anonymous, for it may name who it was', async () => {
    const quiz = await essayQuiz('One');
    const responseId = await quiz.longest();
    await server.db.execute(sql`UPDATE respondents SET anonymised_at = now() WHERE id = ${responseId}`);
    const refused = await quiz.mark(responseId, 2, 'Rahima, well done');
    const { fields } = (refused.body as unknown as Refused).data.error;
    expect([refused.status, fields]).toEqual([422, { feedback: [expect.stringContaining('anonymous')] }]);
    expect((await quiz.mark(responseId, 2)).data.marks).toMatchObject({ earned: 12, waiting: 0 });
  });

  it.each([true, false])('moves every figure exactly, folded before: %s', async (isFolded) => {
    const quiz = await essayQuiz('One', 'Two');
    if (isFolded) await quiz.fold();
    expect((await quiz.marks())?.base ?? 0).toBe(0);
    expect(await quiz.early('capital')).toEqual([{ outcome: 'right', count: 2 }]);
    expect(await quiz.early('remarks')).toEqual([{ outcome: 'waiting', count: 2 }]);
    const [one, two] = (await quiz.waiting()).items.map(({ responseId }) => responseId);
    expect((await quiz.mark(one ?? '', 2)).data.marks).toMatchObject({
      earned: 12,
      points: 14,
      waiting: 0,
      passed: true,
    });
    expect(await quiz.marks()).toMatchObject({ base: 1, mean: { earned: 12, points: 14 } });
    await quiz.mark(two ?? '', 1.5);
    await quiz.mark(two ?? '', 4, undefined, 1);
    expect(await quiz.marks()).toMatchObject({ base: 2, mean: { earned: 13, points: 14 } });
    expect(await quiz.early('capital')).toEqual([]);
    const told = await quiz.marks();
    await quiz.fold();
    expect(await quiz.marks()).toEqual(told);
    await server.call(deleteResponse, { params: { id: quiz.id, responseId: two ?? '' } }, quiz.owner);
    expect(await quiz.marks()).toMatchObject({ base: 1, mean: { earned: 12, points: 14 } });
  });

  it('says in list, response and file what it came to, and to whoever answered', async () => {
    const quiz = await essayQuiz();
    const ref = await createResponse(server, quiz.id, { answers: { ...RIGHT, remarks: 'Because.' } });
    const seen = async () => {
      const { data } = await server.call(getRespondent, { params: { id: ref } });
      return data.state === 'completed' ? data.result : null;
    };
    expect(await seen()).toMatchObject({ marks: { earned: null, waiting: 1, passed: null } });
    expect(JSON.stringify(await seen())).not.toContain('One good reason');
    const responseId = await quiz.longest();
    await quiz.mark(responseId, 3.25, ' Well\r\nseen ');
    expect((await seen())?.marks).toMatchObject({ earned: 13.25, waiting: 0, passed: true });
    expect((await seen())?.questions.at(-1)).toMatchObject({ handFeedback: 'Well\nseen', outcome: 'partly' });
    // Programs of the release before read it beside this one.
    const { rows } = await server.db.execute(sql`SELECT hand_marks FROM respondents WHERE id = ${responseId}`);
    const stored = { points: 3.25, comment: 'Well\nseen', revision: 1, by: quiz.owner.id };
    expect(rows).toEqual([{ hand_marks: { remarks: stored } }]);
    const params = { id: quiz.id, responseId };
    const { data } = await server.call(getResponse, { params }, quiz.owner);
    expect(data.questions.at(-1)).toMatchObject({
      mark: { earned: 3.25, points: 4, outcome: 'partly' },
      byHand: { rubric: 'One good reason', feedback: 'Well\nseen' },
    });
    const list = await server.call(findResponses, { params: { id: quiz.id }, query: { with: 'answers' } }, quiz.owner);
    expect(list.data.items[0]?.marks).toMatchObject({ earned: 13.25 });
    const file = await server.call(exportResponses, { params: { id: quiz.id }, query: {} }, quiz.owner);
    expect(String(file.body)).toContain('13.25');
  });

  it('writes over nothing that another gave meanwhile, and tells who gave what', async () => {
    const quiz = await essayQuiz('One', 'Two');
    const responseId = await quiz.longest();
    const read = async () => {
      const { data } = await server.call(getResponse, { params: { id: quiz.id, responseId } }, quiz.owner);
      const { mark, byHand } = data.questions.at(-1) ?? {};
      return { earned: mark?.earned, ...byHand };
    };
    expect(await read()).toMatchObject({ revision: 0, markedBy: null });
    const [first, second] = await Promise.all([quiz.mark(responseId, 3, 'Good'), quiz.mark(responseId, 1, 'Weak')]);
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
    const refused = first.status === 409 ? first : second;
    expect(refused.body.data.message).toContain('Nothing was overwritten');
    const [taken] = [first, second].filter(({ status }) => status === 200);
    expect(taken?.data.revision).toBe(1);
    const now = await read();
    expect(now).toMatchObject(first.status === 200 ? { earned: 3, feedback: 'Good' } : { earned: 1, feedback: 'Weak' });
    const { data: me } = await server.call(getMe, {}, quiz.owner);
    expect(now).toMatchObject({ revision: 1, markedBy: `${me.firstName} ${me.lastName}`.trim() });
    const logged = await server.db.execute(
      sql`SELECT FROM activities WHERE subject_id = ${quiz.id} AND action = 'answerMarked'`,
    );
    expect(logged.rows).toHaveLength(1);
    expect((await quiz.mark(responseId, 2, 'Fair', 1)).data).toMatchObject({ revision: 2, marks: { earned: 12 } });
    expect(await read()).toMatchObject({ earned: 2, feedback: 'Fair', revision: 2 });
    expect((await quiz.mark(responseId, 2, undefined, 0)).status).toBe(409);
    // What the first releases wrote says neither how often nor who.
    const before = { remarks: { points: 4 } };
    await server.db.execute(
      sql`UPDATE respondents SET hand_marks = ${JSON.stringify(before)}::jsonb WHERE id = ${responseId}`,
    );
    expect(await read()).toMatchObject({ earned: 4, revision: 1, markedBy: null });
    expect((await quiz.mark(responseId, 3, undefined, 1)).data.revision).toBe(2);
  });

  it('leaves a mark as it is, by whom it was given, where the same is given again', async () => {
    const quiz = await essayQuiz('One');
    const responseId = await quiz.longest();
    await quiz.mark(responseId, 3, 'Good');
    const stored = async () =>
      (await server.db.execute(sql`SELECT hand_marks FROM respondents WHERE id = ${responseId}`)).rows;
    const given = await stored();
    const again = await quiz.mark(responseId, 3, ' Good\r\n', 1);
    expect(again.data).toMatchObject({ revision: 1, marks: { earned: 13 } });
    expect(await stored()).toEqual(given);
    expect((await quiz.mark(responseId, 3, '', 1)).data.revision).toBe(2);
    expect((await quiz.mark(responseId, 3, undefined, 2)).data.revision).toBe(2);
    expect((await quiz.mark(responseId, 0, undefined, 2)).data.revision).toBe(3);
  });

  it('takes a first mark of programs that do not say how often there was one, and no other', async () => {
    const quiz = await essayQuiz('One');
    const params = { id: quiz.id, responseId: await quiz.longest(), questionId: 'remarks' };
    const mark = (earned: number) => server.call(markByHand, { params, body: { earned } }, quiz.owner);
    expect((await mark(3)).data).toMatchObject({ revision: 1, marks: { earned: 13 } });
    expect((await mark(1)).status).toBe(409);
    const { data } = await server.call(
      getResponse,
      { params: { id: quiz.id, responseId: params.responseId } },
      quiz.owner,
    );
    expect(data.questions.at(-1)).toMatchObject({ mark: { earned: 3 }, byHand: { revision: 1 } });
  });

  it('refuses by place what is too much, too fine, or none of theirs', async () => {
    const quiz = await essayQuiz('One', undefined);
    const responseId = await quiz.longest();
    const paths = async (earned: number) => {
      const reply = await quiz.mark(responseId, earned);
      return [reply.status, Object.keys((reply.body as unknown as Refused).data.error.fields)];
    };
    expect(await paths(4.01)).toEqual([422, ['earned']]);
    expect(await paths(0.001)).toEqual([422, ['earned']]);
    expect(await paths(-1)).toEqual([422, ['earned']]);
    const of = (params: { responseId: string; questionId: string }, by = quiz.owner) =>
      server.call(markByHand, { params: { id: quiz.id, ...params }, body: { earned: 1, revision: 0 } }, by);
    expect((await of({ responseId, questionId: 'capital' })).status).toBe(404);
    expect((await of({ responseId, questionId: '__proto__' })).status).toBe(404);
    expect((await of({ responseId: quiz.id, questionId: 'remarks' })).status).toBe(404);
    expect((await of({ responseId, questionId: 'remarks' }, await createUser(server))).status).toBe(404);
    expect((await quiz.waiting()).total).toBe(1);
  });
});
