import { beforeAll, describe, expect, it } from 'vitest';
import type { Answers } from '#domain/answers/answer.ts';
import { branchingQuestionnaire, createProject } from '#tests/factories/project.ts';
import { createRespondent, saveWithKey, startWithKey, storedRespondent } from '#tests/factories/respondent.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../contract/answering.ts';
import { startRespondent } from '../contract/start-respondent.ts';

/** Where answers decide who is asked what: whoever drives must say what, whoever does not must say why. */

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ id } = await createProject(server, { questionnaire: branchingQuestionnaire(), published: true }));
});

type Given = Partial<Record<'drives' | 'what' | 'why', string | null>>;
const drives = { drives: 'yes', what: 'A rickshaw' };
const walks = { drives: 'no', why: 'Short ways' };
const changedTheirMind = { ...drives, ...walks };

const complete = (respondent: string, answers: Given = {}) =>
  server.call(completeRespondent, { params: { id: respondent }, body: { answers: sent(answers) } });
const save = (respondent: string, answers: Given) =>
  server.call(saveAnswers, { params: { id: respondent }, body: { answers: sent(answers) } });
const atOnce = (answers: Given) =>
  server.call(startRespondent, { params: { id }, body: { answers: sent(answers), complete: true } });
const inThree = async (answers: Given) => {
  const respondent = await createRespondent(server, id);
  await save(respondent, answers);
  return complete(respondent);
};

/** As JSON says it. */
function sent(answers: Given): Record<string, string | null> {
  return JSON.parse(JSON.stringify(answers));
}

async function kept(respondent: string): Promise<{ state: string; answers: Answers; offPath: Answers | null }> {
  const { state, answers, offPath } = await storedRespondent(server, respondent);
  return { state, answers, offPath };
}

describe.each([
  ['at once', atOnce],
  ['in three calls', inThree],
])('a response %s', (_name, submit) => {
  it('keeps what is off the path apart', async () => {
    for (const [answers, offPath] of [
      [drives, null],
      [walks, null],
      [{ ...drives, why: 'It is fun' }, null],
    ] as const) {
      const { data } = await submit(answers);
      expect(await kept(data._id)).toEqual({ state: 'completed', answers, offPath });
    }
    const { data } = await submit(changedTheirMind);
    expect(await kept(data._id)).toEqual({ state: 'completed', answers: walks, offPath: { what: 'A rickshaw' } });
  });

  it.each([
    [{}, ['answers.drives']],
    [{ drives: 'yes' }, ['answers.what']],
    [{ drives: 'no' }, ['answers.why']],
    [{ drives: 'no', what: 'A rickshaw' }, ['answers.why']],
    [{ what: 'A rickshaw', why: 'Fun' }, ['answers.drives']],
  ])('of %j is refused, naming %j', async (answers: Given, missing) => {
    const { status, body } = await submit(answers);
    expect(status).toBe(422);
    expect(Object.keys(body.data.error.fields)).toEqual(missing);
  });
});

describe('saveAnswers', () => {
  it('takes answers off the path, and tells how far one is on it', async () => {
    const respondent = await createRespondent(server, id);
    const steps: [Given, answered: number, total: number][] = [
      [{ what: 'A rickshaw' }, 0, 2],
      [{ drives: 'yes' }, 2, 3],
      [{ drives: 'no' }, 1, 2],
      [{ why: 'Short ways' }, 2, 2],
      [{ drives: null }, 1, 2],
    ];
    for (const [answers, answered, total] of steps) {
      expect((await save(respondent, answers)).data).toMatchObject({ answered, total });
    }
    expect(await kept(respondent)).toMatchObject({ answers: { what: 'A rickshaw', why: 'Short ways' }, offPath: null });
  });

  it('sent again answers the same, also once the response is submitted', async () => {
    const respondent = await createRespondent(server, id);
    const key = 'the-key-of-a-save';
    const first = await saveWithKey(server, respondent, key, changedTheirMind);
    expect(first.body.data.data).toMatchObject({ answered: 2, total: 2 });
    expect((await saveWithKey(server, respondent, key, changedTheirMind)).body).toEqual(first.body);
    await complete(respondent);
    expect((await saveWithKey(server, respondent, key, changedTheirMind)).body).toEqual(first.body);
    expect((await saveWithKey(server, respondent, key, drives)).status).toBe(409);
    expect((await save(respondent, drives)).status).toBe(409);
  });
});

describe('completeRespondent', () => {
  it('asked again answers the same, with what is off the path or without; other answers are refused', async () => {
    const respondent = await createRespondent(server, id);
    const first = await complete(respondent, changedTheirMind);
    for (const same of [undefined, {}, walks, changedTheirMind, { what: ' A rickshaw ' }]) {
      expect((await complete(respondent, same)).body).toEqual(first.body);
    }
    for (const other of [drives, { what: 'A boat' }, { what: null }, { why: 'Fun' }]) {
      expect((await complete(respondent, other)).status).toBe(409);
    }
    expect(await kept(respondent)).toMatchObject({ answers: walks, offPath: { what: 'A rickshaw' } });
  });

  it('goes by what was saved when it writes, whatever is saved and submitted at the same time', async () => {
    const respondents = await Promise.all(Array.from({ length: 8 }, () => createRespondent(server, id)));
    await Promise.all(
      respondents.map(async (respondent) => {
        await save(respondent, drives);
        const [saved, ...completed] = await Promise.all([
          save(respondent, walks),
          ...[1, 2, 3].map(() => complete(respondent)),
        ]);
        expect(new Set(completed.map(({ status }) => status))).toEqual(new Set([200]));
        expect(new Set(completed.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
        const { answers, offPath } = await kept(respondent);
        if (saved.status === 200)
          expect({ answers, offPath }).toEqual({ answers: walks, offPath: { what: 'A rickshaw' } });
        else
          expect({ status: saved.status, answers, offPath }).toEqual({ status: 409, answers: drives, offPath: null });
      }),
    );
  });

  it('costs one statement more than where everybody is asked the same, starting and saving none', async () => {
    const respondent = await createRespondent(server, id);
    const params = { id: respondent };
    expect(await statementsOf(() => server.call(startRespondent, { params: { id }, body: {} }))).toBe(1);
    expect(await statementsOf(() => atOnce(changedTheirMind))).toBe(1);
    expect(await statementsOf(() => server.call(saveAnswers, { params, body: { answers: walks } }))).toBe(1);
    expect(await statementsOf(() => complete(respondent))).toBe(2);
  });
});

describe('startRespondent', () => {
  it('sent again with its key is one response, of all that was sent', async () => {
    const body = { answers: changedTheirMind, complete: true };
    const first = await startWithKey(server, id, 'the-key-of-a-whole-response', body);
    expect(first.status).toBe(201);
    expect((await startWithKey(server, id, 'the-key-of-a-whole-response', body)).body).toEqual(first.body);
    const other = { answers: walks, complete: true };
    expect((await startWithKey(server, id, 'the-key-of-a-whole-response', other)).status).toBe(409);
  });
});
