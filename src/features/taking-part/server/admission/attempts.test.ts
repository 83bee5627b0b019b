import { beforeAll, describe, expect, it } from 'vitest';
import { UNBOUNDED } from '#domain/quiz/attempts.ts';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { RIGHT } from '#domain/quiz/sample-quiz.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { deleteResponse } from '#features/reports/contract/responses.ts';
import { requireRef } from '#features/responses/public.ts';
import { createQuiz } from '#tests/factories/project.ts';
import { createRespondent, createResponse, startWithKey, storedRespondent } from '#tests/factories/respondent.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getOwnAttempt } from '../../contract/attempts.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { getWelcome } from '../../contract/welcome.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const idOf = (ref: string) => requireRef(ref).respondentId;

/** A quiz that may be taken so often, and somebody who takes it. */
async function quizOf(attempts: Partial<typeof UNBOUNDED> | null, settings: Partial<ProjectSettings> = {}) {
  const quiz = await createQuiz(server, {
    ...{ responseMethod: 'registered', reveal: REVEAL_PRESETS.everything },
    attempts: attempts && { ...UNBOUNDED, ...attempts },
    ...settings,
  });
  const by = await createUser(server);
  const params = { id: quiz.id };
  return {
    ...{ quiz, by },
    start: (body = {}) => server.call(startRespondent, { params, body }, by),
    take: () => createResponse(server, quiz.id, { by, answers: RIGHT }),
    welcome: async () => (await server.call(getWelcome, { params }, by)).data,
  };
}

describe('startRespondent, where attempts at a quiz', () => {
  it('are as many as its owner says, and tell what is left', async () => {
    const { start, take, welcome } = await quizOf({ most: 2 });
    expect(await welcome()).toMatchObject({ attempts: { most: 2 }, ownAttempts: null, mayAnswerAgain: true });
    const first = await take();
    expect(await storedRespondent(server, first)).toMatchObject({ attempt: 1 });
    expect(await welcome()).toMatchObject({ ownAttempts: { made: 1, left: 1, from: null }, mayAnswerAgain: true });
    const done = (await server.call(getRespondent, { params: { id: first } })).data;
    expect(done).toMatchObject({ again: { left: 1, from: null } });

    const second = await take();
    expect(await storedRespondent(server, second)).toMatchObject({ attempt: 2 });
    expect(await welcome()).toMatchObject({ ownAttempts: { made: 2, left: 0 }, mayAnswerAgain: false });
    const refused = await start();
    expect([refused.status, refused.body.data.message]).toEqual([409, 'You have no attempts left at this quiz.']);
  });

  it('go on with the one on the way, and never begin more than allowed, however many start at once', async () => {
    const { quiz, by, start, welcome } = await quizOf({ most: 2 });
    const tabs = await Promise.all(Array.from({ length: 8 }, () => start()));
    expect(new Set(tabs.map(({ data }) => data._id)).size).toBe(1);
    const ref = tabs[0]?.data._id ?? '';
    expect(await welcome()).toMatchObject({ respondent: ref, ownAttempts: { made: 1, left: 1 }, mayAnswerAgain: true });
    const submitAtOnce = () => Promise.all(Array.from({ length: 8 }, () => start({ answers: RIGHT, complete: true })));
    // Those that meet the first on the way end it; the second may be one of them, or of the next.
    await submitAtOnce();
    await submitAtOnce();
    const late = await submitAtOnce();
    expect(late.every(({ status }) => status === 409)).toBe(true);
    expect((await welcome()).ownAttempts).toMatchObject({ made: 2, left: 0 });
    const again = await startWithKey(server, quiz.id, crypto.randomUUID(), {}, by);
    expect(again.status).toBe(409);
  });

  it('take nothing under the key of a start while one is on the way: sent again, it would make another', async () => {
    const { quiz, by, start, welcome } = await quizOf({ most: 3 });
    await start();
    const key = crypto.randomUUID();
    const sent = () => startWithKey(server, quiz.id, key, { answers: RIGHT, complete: true }, by);
    expect((await sent()).status).toBe(409);
    await start({ answers: RIGHT, complete: true });
    expect([(await sent()).status, (await sent()).status]).toEqual([201, 201]);
    expect((await welcome()).ownAttempts).toMatchObject({ made: 2, left: 1 });
  });

  it('wait for as long as their owner says, from the end of one to the next', async () => {
    const { start, take, welcome } = await quizOf({ delayMinutes: 10 });
    await take();
    const from = new Date(server.clock.now.getTime() + 10 * 60_000).toISOString();
    expect(await welcome()).toMatchObject({ ownAttempts: { made: 1, left: null, from }, mayAnswerAgain: false });
    server.clock.forward(9 * 60);
    const early = await start();
    expect([early.status, early.body.data.message]).toEqual([409, expect.stringContaining('too soon')]);
    server.clock.forward(60);
    expect((await start()).status).toBe(201);
  });

  it('are one after the other where nothing is said, each to be read with what is left', async () => {
    const { by, start, take, welcome } = await quizOf(null);
    const [first, second] = [await take(), await take()];
    expect(idOf(first)).not.toBe(idOf(second));
    expect((await welcome()).attempts).toEqual(UNBOUNDED);
    const own = await server.call(getOwnAttempt, { params: { id: idOf(second) } }, by);
    expect(own.data).toMatchObject({ attempt: 2, again: { left: null, from: null } });
    expect((await start()).status).toBe(201);
  });

  it('end where their time is up, so that nobody is led back to one', async () => {
    const clock = { minutes: 10, onClose: 'submit' as const };
    const { by, start, welcome } = await quizOf({ most: 2 }, { clock });
    const first = (await start()).data._id;
    await server.call(getRespondent, { params: { id: first } }, by);
    server.clock.forward(10 * 60 + 3);
    const next = await start();
    expect([next.status, next.data._id === first]).toEqual([201, false]);
    expect(await storedRespondent(server, first)).toMatchObject({ state: 'completed', endedBy: 'deadline' });
    expect(await welcome()).toMatchObject({ ownAttempts: { made: 2, left: 0 }, respondent: next.data._id });
  });

  it('are given back where an owner deletes one, and keep their numbers', async () => {
    const { quiz, take, start } = await quizOf({ most: 2 });
    const first = await take();
    await take();
    expect((await start()).status).toBe(409);
    const params = { id: quiz.id, responseId: idOf(first) };
    expect((await server.call(deleteResponse, { params }, quiz.owner)).status).toBe(200);
    const third = await start();
    expect(await storedRespondent(server, third.data._id)).toMatchObject({ attempt: 3 });
  });

  it('are counted of nobody who is not known, and of nobody who may answer but once', async () => {
    const anonymous = await createQuiz(server);
    const by = await createUser(server);
    const taken = await createRespondent(server, anonymous.id, { by });
    expect(await storedRespondent(server, taken)).toMatchObject({ attempt: null });
    const once = await createQuiz(server, { responseMethod: 'registered', onePer: 'account' });
    const ref = await createResponse(server, once.id, { by, answers: RIGHT });
    expect(await storedRespondent(server, ref)).toMatchObject({ attempt: 1 });
    expect((await server.call(getRespondent, { params: { id: ref } })).data).toMatchObject({ again: null });
    const again = await server.call(startRespondent, { params: { id: once.id }, body: {} }, by);
    expect(again.body.data.message).toBe('You have already answered. Thank you.');
  });

  it('are a setting of quizzes whose people are known and may come again', async () => {
    const { quiz } = await quizOf(null);
    const params = { id: quiz.id };
    const save = async (body: object) => {
      const saved = await server.call(updateSurvey, { params, body }, quiz.owner);
      return [saved.status, Object.keys(saved.body.data?.error?.fields ?? {})];
    };
    expect(await save({ attempts: { most: 3, delayMinutes: 60, grade: 'average' } })).toEqual([200, []]);
    expect(await save({ attempts: { most: 0, delayMinutes: 60, grade: 'average' } })).toEqual([422, ['attempts.most']]);
    const anonymous = await createQuiz(server);
    const attempts = UNBOUNDED;
    const refused = await server.call(
      updateSurvey,
      { params: { id: anonymous.id }, body: { attempts } },
      anonymous.owner,
    );
    expect(Object.keys(refused.body.data?.error?.fields ?? {})).toEqual(['attempts']);
  });
});
