import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { admissionRules } from '#app/admission-rules.ts';
import type { Answers } from '#domain/answers/answer.ts';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import type { Clock } from '#domain/quiz/clock.ts';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { RIGHT, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { closeProject, reopenProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { getResponse } from '#features/reports/contract/responses.ts';
import { requireRef } from '#features/responses/public.ts';
import { pathOf } from '#kit/contract/request.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createProject } from '#tests/factories/project.ts';
import { createRespondent, storedRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../../contract/answering.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { getWelcome } from '../../contract/welcome.ts';
import { endOverdueRuns } from './end-overdue-runs.ts';

const START = new Date('2026-03-01T06:00:00.000Z');
const MINUTE = 60;
const moment = (seconds: number) => new Date(START.getTime() + seconds * 1000).toISOString();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const at = (seconds: number) => server.clock.set(moment(seconds));

async function timedQuiz(clock: Partial<Clock> = {}, settings: Partial<ProjectSettings> = {}) {
  at(0);
  return await createProject(server, {
    kind: 'quiz',
    questionnaire: sampleQuiz,
    published: true,
    settings: { ...settings, clock: { minutes: 10, onClose: 'submit', ...clock } },
  });
}

/** Somebody who has their first question before them. */
async function begin(id: string) {
  const params = { id: await createRespondent(server, id) };
  await server.call(getRespondent, { params });
  return params;
}

const save = (params: { id: string }, answers: Answers) =>
  server.call(saveAnswers, { params, body: { answers: answers as never } });
const look = async (params: { id: string }) => (await server.call(getRespondent, { params })).data;
const endOverdue = () => {
  const { db, clock } = server;
  return endOverdueRuns(admissionRules).run({ db, now: clock.now, log: createLogger('silent') } as JobContext, {});
};

describe('the deadline', () => {
  it('is fixed when the first question is served, and by nothing else', async () => {
    const { id } = await timedQuiz();
    const params = { id: await createRespondent(server, id) };
    at(3 * MINUTE);
    expect(await look(params)).toMatchObject({ until: moment(13 * MINUTE), now: moment(3 * MINUTE) });
    at(5 * MINUTE);
    expect(await look(params)).toMatchObject({ until: moment(13 * MINUTE), now: moment(5 * MINUTE) });
  });

  it('is fixed by an answer where no question was asked for', async () => {
    const { id } = await timedQuiz();
    const params = { id: await createRespondent(server, id) };
    at(3 * MINUTE);
    expect((await save(params, { capital: 'o1' })).status).toBe(200);
    expect(await look(params)).toMatchObject({ until: moment(13 * MINUTE) });
  });

  it('stays as it is where the owner changes the time, and binds nobody any more where they take it off', async () => {
    const { id, owner } = await timedQuiz();
    const params = await begin(id);
    const set = async (clock: Clock | null) =>
      (await server.call(updateSurvey, { params: { id }, body: { clock } }, owner)).data;
    await set({ minutes: 20, onClose: 'submit' });
    expect(await look(params)).toMatchObject({ until: moment(10 * MINUTE) });
    await set(null);
    expect(await look(params)).toMatchObject({ until: null });
    at(11 * MINUTE);
    expect((await save(params, { capital: 'o1' })).status).toBe(200);
  });

  it('is told before somebody starts', async () => {
    const { id } = await timedQuiz();
    const { data } = await server.call(getWelcome, { params: { id } });
    expect(data.clock).toEqual({ minutes: 10, onClose: 'submit' });
  });

  it('is no setting of what is no quiz', async () => {
    const { id, owner } = await createProject(server);
    const body = { clock: { minutes: 10, onClose: 'submit' as const } };
    const reply = await server.call(updateSurvey, { params: { id }, body }, owner);
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([422, expect.stringContaining('"clock"')]);
  });
});

describe('what arrives', () => {
  it('counts until two seconds after the deadline, and not a moment later', async () => {
    const { id } = await timedQuiz();
    const params = await begin(id);
    at(10 * MINUTE + 2);
    expect((await save(params, { capital: 'o1' })).status).toBe(200);
    at(10 * MINUTE + 2.001);
    for (const late of [
      await save(params, { capital: 'o2' }),
      await server.call(completeRespondent, { params, body: {} }),
    ])
      expect([late.status, late.body.data.message]).toEqual([410, expect.stringContaining('The time was up')]);
    expect((await storedRespondent(server, params.id)).answers).toMatchObject({ capital: 'o1' });
  });

  it.each([
    [5, 200],
    [7.001, 410],
  ])('is judged by when its head arrived, for as long as it is on its way: %d s', async (seconds, status) => {
    const { id } = await timedQuiz();
    const params = await begin(id);
    at(10 * MINUTE);
    const body = JSON.stringify({ answers: { capital: 'o1' } });
    function* slowly() {
      at(10 * MINUTE + seconds);
      yield body;
    }
    const reply = await server.send({
      method: 'PUT',
      url: pathOf(saveAnswers, { params }),
      headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
      payload: Readable.from(slowly()),
    });
    expect([reply.status, server.clock.now.toISOString()]).toEqual([status, moment(10 * MINUTE + seconds)]);
  });

  it('is not taken whole in one call, by somebody who may know the questions', async () => {
    const { id } = await timedQuiz();
    const body = { answers: RIGHT as never, complete: true as const };
    const whole = await server.call(startRespondent, { params: { id }, body });
    expect([whole.status, whole.body.data.message]).toEqual([409, expect.stringContaining('has a clock')]);
  });
});

describe('whoever left', () => {
  it('is submitted at their deadline with what they had, by a job that leaves the others alone', async () => {
    const { id, owner } = await timedQuiz();
    const left = await begin(id);
    await save(left, { capital: 'o1' });
    const idle = { id: await createRespondent(server, id) };
    at(5 * MINUTE);
    const going = await begin(id);
    at(10 * MINUTE + 29);
    await endOverdue();
    expect((await storedRespondent(server, left.id)).state).toBe('answering');
    at(10 * MINUTE + 31);
    await endOverdue();
    await endOverdue();
    expect(await storedRespondent(server, left.id)).toMatchObject({
      ...{ state: 'completed', endedBy: 'deadline', answers: { capital: 'o1' } },
      completedAt: new Date(moment(10 * MINUTE)),
    });
    const ids = { id, responseId: requireRef(left.id).respondentId };
    expect((await server.call(getResponse, { params: ids }, owner)).data).toMatchObject({
      endedBy: 'deadline',
      seconds: 600,
    });
    for (const other of [idle, going]) expect((await storedRespondent(server, other.id)).state).toBe('answering');
  });

  it('is submitted where they come back before the job, and told of it with their marks', async () => {
    const { id } = await timedQuiz();
    const params = await begin(id);
    await save(params, { capital: 'o1' });
    at(10 * MINUTE + 3);
    expect(await look(params)).toMatchObject({
      ...{ state: 'completed', endedBy: 'deadline', completedAt: moment(10 * MINUTE) },
      result: { marks: { earned: 2, points: 10 } },
    });
    expect((await server.call(completeRespondent, { params, body: {} })).data.state).toBe('completed');
    const late = await server.call(completeRespondent, { params, body: { answers: { capital: 'o2' } } });
    expect([late.status, late.body.data.message]).toEqual([410, expect.stringContaining('The time was up')]);
  });

  it('takes places of several kinds that nobody has counted yet', async () => {
    const condition: Condition = { op: 'chose', question: 'capital', options: ['o1'] };
    const quotas = [{ id: 'dhaka', name: '', condition, cap: 50 }];
    const { id } = await timedQuiz({}, { responseLimit: 100, quotas });
    const params = await begin(id);
    await save(params, { capital: 'o1' });
    at(11 * MINUTE);
    expect(await look(params)).toMatchObject({ state: 'completed', endedBy: 'deadline' });
  });

  it('takes a place under the response limit, and ends over it where there is none', async () => {
    const { id } = await timedQuiz({}, { responseLimit: 1 });
    const [one, other] = [await begin(id), await begin(id)];
    at(11 * MINUTE);
    await endOverdue();
    const ends = [await storedRespondent(server, one.id), await storedRespondent(server, other.id)];
    expect(ends.map(({ state }) => state).sort()).toEqual(['completed', 'over_quota']);
  });
});

describe('closing', () => {
  it.each(['by hand', 'by its end time'])('%s submits what they had, where the owner has it so', async (how) => {
    const endsAt = how === 'by hand' ? null : moment(4 * MINUTE);
    const { id, owner } = await timedQuiz({}, { endsAt });
    const [one, other] = [await begin(id), await begin(id)];
    expect(await look(one)).toMatchObject({ until: endsAt ?? moment(10 * MINUTE) });
    await save(one, { capital: 'o1' });
    at(4 * MINUTE);
    if (endsAt === null) await server.call(closeProject, { params: { id } }, owner);
    else {
      // What was sent in time has two seconds for its way, as at a deadline.
      at(4 * MINUTE + 2);
      expect((await save(one, { rivers: ['o1'] })).status).toBe(200);
      at(4 * MINUTE + 2.001);
    }
    expect((await save(one, { capital: 'o2' })).status).toBe(410);
    const closed = { state: 'completed', endedBy: 'close', completedAt: moment(4 * MINUTE) };
    expect(await look(one)).toMatchObject(closed);
    if (endsAt !== null) at(4 * MINUTE + 31);
    await endOverdue();
    expect(await storedRespondent(server, other.id)).toMatchObject({
      ...closed,
      completedAt: new Date(moment(4 * MINUTE)),
    });
  });

  it('lets them go on until their own time is up, where the owner has it so, and nobody else begin', async () => {
    const { id, owner } = await timedQuiz({ onClose: 'grace' });
    const params = await begin(id);
    const idle = { id: await createRespondent(server, id) };
    at(4 * MINUTE);
    await server.call(closeProject, { params: { id } }, owner);
    await endOverdue();
    expect(await look(params)).toMatchObject({ state: 'answering', availability: 'open', until: moment(10 * MINUTE) });
    expect((await save(params, { capital: 'o1' })).status).toBe(200);
    expect((await save(idle, { capital: 'o1' })).status).toBe(410);
    expect((await server.call(startRespondent, { params: { id }, body: {} })).status).toBe(410);
    const answers = RIGHT as never;
    expect((await server.call(completeRespondent, { params, body: { answers } })).data.state).toBe('completed');
  });

  it('shows nobody what was right while somebody goes on', async () => {
    const { id, owner } = await timedQuiz({ onClose: 'grace' }, { reveal: REVEAL_PRESETS.afterClose });
    const [done, going] = [await begin(id), await begin(id)];
    await server.call(completeRespondent, { params: done, body: { answers: RIGHT as never } });
    await server.call(closeProject, { params: { id } }, owner);
    const questionsShown = async () => {
      const shown = await look(done);
      return shown.state === 'answering' ? undefined : shown.result?.questions.length;
    };
    expect(await questionsShown()).toBe(0);
    await server.call(completeRespondent, { params: going, body: {} });
    expect(await questionsShown()).toBeGreaterThan(0);
  });

  it('shows nobody what was right while what was sent in time may be on its way', async () => {
    const { id } = await timedQuiz({}, { reveal: REVEAL_PRESETS.afterClose, endsAt: moment(4 * MINUTE) });
    const [done, going] = [await begin(id), await begin(id)];
    await server.call(completeRespondent, { params: done, body: { answers: RIGHT as never } });
    at(4 * MINUTE + 1);
    expect(await look(done)).toMatchObject({ result: { questions: [] } });
    expect((await save(going, { capital: 'o1' })).status).toBe(200);
    at(4 * MINUTE + 3);
    await endOverdue();
    expect(await look(done)).toMatchObject({ result: { questions: [] } });
    at(4 * MINUTE + 8);
    await endOverdue();
    const { result } = (await look(done)) as { result?: { questions: unknown[] } };
    expect(result?.questions.length).toBeGreaterThan(0);
  });

  it.each([
    ['a clock', { clock: { minutes: 10, onClose: 'submit' } }, 4 * MINUTE + 2],
    ['a clock that lets them go on', { clock: { minutes: 3, onClose: 'grace' } }, 3 * MINUTE + 2],
    ['no clock', { clock: null }, 4 * MINUTE - 1],
  ] as const)(
    'shows nobody what was right while a slow answer that is taken is on its way: %s',
    async (_name, settings, last) => {
      at(0);
      const { id, owner } = await createProject(server, {
        ...{ kind: 'quiz', questionnaire: sampleQuiz, published: true },
        settings: { reveal: REVEAL_PRESETS.afterClose, endsAt: moment(4 * MINUTE), ...settings },
      });
      const [done, going] = [await begin(id), await begin(id)];
      await server.call(completeRespondent, { params: done, body: { answers: RIGHT as never } });
      if (settings.clock?.onClose === 'grace') await server.call(closeProject, { params: { id } }, owner);
      at(last);
      const body = JSON.stringify({ answers: { capital: 'o1' } });
      const shown: unknown[] = [];
      async function* slowly() {
        for (const seconds of [1.5, 3, 4.9]) {
          at(last + seconds);
          shown.push(await look(done));
        }
        yield body;
      }
      const reply = await server.send({
        method: 'PUT',
        url: pathOf(saveAnswers, { params: going }),
        headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
        payload: Readable.from(slowly()),
      });
      expect(reply.status).toBe(200);
      expect(shown).toMatchObject(Array.from({ length: 3 }, () => ({ result: { questions: [] } })));
      at(6 * MINUTE);
      await endOverdue();
      const { result } = (await look(done)) as { result?: { questions: unknown[] } };
      expect(result?.questions.length).toBeGreaterThan(0);
    },
  );

  it('lets nobody go on behind their deadline', async () => {
    const { id, owner } = await timedQuiz({ onClose: 'grace' });
    const params = await begin(id);
    await server.call(closeProject, { params: { id } }, owner);
    at(10 * MINUTE + 3);
    expect((await save(params, { capital: 'o1' })).status).toBe(410);
    expect(await look(params)).toMatchObject({ state: 'completed', endedBy: 'deadline' });
  });

  it('spares those whom the quiz opens for again before anything was submitted', async () => {
    const { id, owner } = await timedQuiz();
    const params = await begin(id);
    await server.call(closeProject, { params: { id } }, owner);
    await server.call(reopenProject, { params: { id } }, owner);
    await endOverdue();
    expect(await look(params)).toMatchObject({ state: 'answering' });
  });
});

it('judges a late answer as late however many are sent at once', async () => {
  const { id } = await timedQuiz();
  const runs = await Promise.all(Array.from({ length: 8 }, () => begin(id)));
  at(10 * MINUTE + 2);
  const inTime = await Promise.all(runs.map((run) => save(run, { capital: 'o1' })));
  at(10 * MINUTE + 3);
  const late = await Promise.all(runs.map((run) => save(run, { capital: 'o2' })));
  expect([inTime, late].map((replies) => new Set(replies.map(({ status }) => status)))).toEqual([
    new Set([200]),
    new Set([410]),
  ]);
});
