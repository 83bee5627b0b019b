import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { admissionRules } from '#app/admission-rules.ts';
import type { Answers } from '#domain/answers/answer.ts';
import type { Question, Questionnaire, Section } from '#domain/questionnaire/schema.ts';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { checkProject } from '#features/projects/contract/questionnaire.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { getRespondentRow, requireRef } from '#features/responses/public.ts';
import { pathOf } from '#kit/contract/request.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createProject } from '#tests/factories/project.ts';
import { createRespondent, saveWithKey, storedRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../../contract/answering.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { getWelcome } from '../../contract/welcome.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { endOverdueRuns } from './end-overdue-runs.ts';
import { inTurn } from './in-turn.ts';

const START = new Date('2026-03-01T06:00:00.000Z');
const moment = (seconds: number) => new Date(START.getTime() + seconds * 1000).toISOString();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const at = (seconds: number) => server.clock.set(moment(seconds));

async function turnQuiz(settings: Partial<ProjectSettings> = {}, questionnaire: Questionnaire = sampleQuiz) {
  at(0);
  const reveal = REVEAL_PRESETS.everything;
  return await createProject(server, {
    ...{ kind: 'quiz', questionnaire, published: true },
    settings: { reveal, ...settings, questionSeconds: 30 },
  });
}

const begin = async (id: string) => ({ id: await createRespondent(server, id) });
const save = (params: { id: string }, answers: Answers) =>
  server.call(saveAnswers, { params, body: { answers: answers as never } });
const look = async (params: { id: string }) => (await server.call(getRespondent, { params })).data;

async function turnOf(params: { id: string }) {
  const data = await look(params);
  return data.state === 'answering' ? data.turn : data.state;
}

const firstOnly = (section: Section) => ({ ...section, questions: section.questions.slice(0, 1) });
const firstTwo = {
  ...sampleQuiz,
  sections: sampleQuiz.sections.map((section) => ({ ...section, questions: section.questions.slice(0, 2) })),
};
const lastRequired = {
  ...firstTwo,
  sections: firstTwo.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, required: true }) as Question),
  })),
};
const DEFAULTS: Answers = { capital: 'o2', rivers: ['o1'] };
const withDefaults: Questionnaire = {
  ...sampleQuiz,
  sections: sampleQuiz.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, default: DEFAULTS[question.id] }) as Question),
  })),
  variables: [{ id: 'score', label: 'Score', type: 'numeric', expression: { op: 'count', question: 'rivers' } }],
  closings: [{ id: 'c1', title: { en: 'Well done' }, text: {}, screensOut: false } as never],
};
const withLongHelp = (section: Section) => ({
  ...section,
  questions: section.questions.map((question, place) =>
    place === 0 ? { ...question, help: { en: 'word '.repeat(60) } } : question,
  ),
});

describe('getRespondent', () => {
  it('serves one question after the other, each with its time from then on, and sends no later one', async () => {
    const { id } = await turnQuiz();
    const params = await begin(id);
    at(100);
    const first = await look(params);
    expect(first).toMatchObject({
      turn: { question: 'capital', until: moment(130), step: 1, of: 6, more: true },
      project: { viewType: 'step', allowBack: false, reviewAnswers: false },
    });
    for (const later of ['rivers', 'Padma', 'districts']) expect(JSON.stringify(first)).not.toContain(later);
    at(120);
    expect(await turnOf(params)).toMatchObject({ question: 'capital', until: moment(130) });
    expect((await save(params, { capital: 'o1' })).status).toBe(200);
    at(200);
    const second = await look(params);
    expect(second).toMatchObject({ turn: { question: 'rivers', until: moment(230), step: 2 } });
    expect(JSON.stringify(second)).not.toContain('districts');
  });

  it('moves on where the time ran out, and submits after the last, as of its end', async () => {
    const { id } = await turnQuiz();
    const params = await begin(id);
    await look(params);
    let now = 0;
    for (const question of ['rivers', 'delta', 'flower', 'districts', 'remarks']) {
      at(now + 32);
      expect(await turnOf(params)).toMatchObject({ until: moment(now + 30) });
      now += 33;
      at(now);
      expect(await turnOf(params)).toMatchObject({ question, until: moment(now + 30) });
    }
    await save(params, { remarks: 'None' });
    at(now + 5);
    expect(await look(params)).toMatchObject({
      ...{ state: 'completed', endedBy: null, completedAt: moment(now + 5) },
      result: { marks: { earned: 0, points: 10 } },
    });
    const left = await begin(id);
    await look(left);
    for (let step = 0; step < 6; step += 1) {
      now += 40;
      at(now);
      await look(left);
    }
    expect(await look(left)).toMatchObject({ state: 'completed', endedBy: 'deadline' });
  });

  it('serves one question to any number of looks at once', async () => {
    const { id } = await turnQuiz();
    const params = await begin(id);
    const project = await findPublishedProject(server.db, id);
    if (!project) throw new Error('It is published.');
    const found = await getRespondentRow(server.db, requireRef(params.id));
    // Each by a clock of its own, as processes have: whoever comes first says until when.
    const looks = [0, 1, 2, 3, 4].map((second) =>
      inTurn(server.db, project, found, new Date(moment(second)), admissionRules),
    );
    const told = (await Promise.all(looks)).map(({ turn }) => turn?.until);
    const { turn } = await storedRespondent(server, params.id);
    expect(new Set([...told, turn?.until])).toEqual(new Set([turn?.until ?? 'none']));
  });

  it('serves shuffled questions in an order of one’s own, each once', async () => {
    const sections = sampleQuiz.sections.map((section) => ({ ...section, shuffleQuestions: true }));
    const { id } = await turnQuiz({}, { ...sampleQuiz, sections });
    const ids = sampleQuiz.sections.flatMap(({ questions }) => questions.map((question) => question.id));
    const firsts = new Set<string>();
    for (let person = 0; person < 6 && (person === 0 || firsts.size < 2); person += 1) {
      const params = await begin(id);
      const order: string[] = [];
      for (const [step] of ids.entries()) {
        at(40 * step);
        const { turn, project } = (await look(params)) as Extract<Awaited<ReturnType<typeof look>>, { turn: unknown }>;
        order.push(turn?.question ?? '');
        const shown = 'questionnaire' in project ? project.questionnaire.sections : [];
        expect(shown.flatMap(({ questions }) => questions.map((question) => question.id))).toEqual(order);
      }
      expect(order.toSorted()).toEqual(ids.toSorted());
      firsts.add(order[0] ?? '');
    }
    expect(firsts.size).toBe(2);
  });

  it('lets those who still say who they are do so once all questions had their turn', async () => {
    const details = { name: 'required', phone: 'off', email: 'off', address: 'off' } as const;
    const short = { ...sampleQuiz, sections: sampleQuiz.sections.map(firstOnly) };
    const { id } = await turnQuiz({ responseMethod: 'identified', details }, short);
    const params = await begin(id);
    await look(params);
    at(40);
    expect(await turnOf(params)).toMatchObject({ question: null });
    expect((await server.call(completeRespondent, { params, body: {} })).status).toBe(422);
    const body = { details: { name: 'Rahima' } };
    expect((await server.call(completeRespondent, { params, body })).data.state).toBe('completed');
  });

  it('says nothing of what stands at later questions, nor of what is reckoned of them', async () => {
    const { id } = await turnQuiz({}, withDefaults);
    const params = await begin(id);
    const first = await look(params);
    expect(first).toMatchObject({ answers: { capital: 'o2' }, untouched: ['capital'] });
    for (const later of ['rivers', 'delta', 'flower', 'score', 'Well done']) {
      expect(JSON.stringify(first)).not.toContain(later);
    }
    await save(params, { capital: 'o1' });
    expect(await look(params)).toMatchObject({ answers: { capital: 'o1', rivers: ['o1'] }, untouched: ['rivers'] });
  });

  it('is bounded by the total time as well', async () => {
    const { id } = await turnQuiz({ clock: { minutes: 1, onClose: 'submit' } });
    const params = await begin(id);
    expect(await look(params)).toMatchObject({ until: moment(60), turn: { until: moment(30) } });
    at(50);
    expect(await look(params)).toMatchObject({ until: moment(60), turn: { question: 'rivers', until: moment(80) } });
    at(63);
    expect(await look(params)).toMatchObject({ state: 'completed', endedBy: 'deadline', completedAt: moment(60) });
  });
});

describe('saveAnswers', () => {
  it('takes an answer to the question whose turn it is, once, until two seconds after its time', async () => {
    const { id } = await turnQuiz();
    const params = await begin(id);
    expect((await save(params, { capital: 'o1' })).status).toBe(409);
    await look(params);
    for (const answers of [{ rivers: ['o1'] }, { capital: 'o1', rivers: ['o1'] }] as Answers[])
      expect((await save(params, answers)).status).toBe(409);
    at(32);
    expect((await save(params, { capital: 'o2' })).status).toBe(200);
    expect((await save(params, { capital: 'o1' })).status).toBe(409);
    await look(params);
    expect((await save(params, { capital: 'o1' })).status).toBe(409);
    at(64.001);
    const late = await save(params, { rivers: ['o1'] });
    expect([late.status, late.body.data.message]).toEqual([410, expect.stringContaining('this question was up')]);
    expect((await storedRespondent(server, params.id)).answers).toEqual({ capital: 'o2' });
  });

  it('refuses what comes later whatever it is: what is wrong with it would tell what is asked', async () => {
    const { id } = await turnQuiz();
    const params = await begin(id);
    await look(params);
    const later: object[] = [{ rivers: 'x' }, { rivers: ['o1'] }, { nowhere: 'x' }, { districts: 'many' }];
    for (const call of [saveAnswers, completeRespondent]) {
      const replies = await Promise.all(
        later.map((answers) => server.call(call, { params, body: { answers: answers as never } })),
      );
      expect(replies.map(({ status }) => status)).toEqual(later.map(() => 409));
      expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
  });

  it('answers a save that is sent again as it did, though the question is over', async () => {
    const { id } = await turnQuiz();
    const params = await begin(id);
    await look(params);
    const again = () => saveWithKey(server, params.id, 'turn-one-save-0001', { capital: 'o1' });
    const first = await again();
    await look(params);
    expect([first.status, (await again()).status]).toEqual([200, 200]);
  });

  it('takes what was sent in time though the next question is served by then, and that once', async () => {
    const { id } = await turnQuiz();
    const params = await begin(id);
    await look(params);
    at(33);
    expect(await turnOf(params)).toMatchObject({ question: 'rivers', until: moment(63) });
    // Its head arrived before: the clock goes back to that moment.
    at(31.5);
    expect((await save(params, { capital: 'o1' })).status).toBe(200);
    expect((await save(params, { capital: 'o2' })).status).toBe(409);
    at(34);
    expect(await turnOf(params)).toMatchObject({ question: 'rivers', until: moment(63) });
    expect((await save(params, { rivers: ['o1'] })).status).toBe(200);
    expect((await storedRespondent(server, params.id)).answers).toEqual({ capital: 'o1', rivers: ['o1'] });
  });

  it('gives nobody more time who sends a head and thinks of the answer then', async () => {
    const { id } = await turnQuiz();
    const params = await begin(id);
    await look(params);
    const begunThen = (seconds: number) => {
      const body = JSON.stringify({ answers: { capital: 'o1' } });
      function* slowly() {
        at(seconds);
        yield body;
      }
      at(29);
      const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
      const url = pathOf(saveAnswers, { params });
      return server.send({ method: 'PUT', url, headers, payload: Readable.from(slowly()) });
    };
    expect((await begunThen(29 + 60)).status).toBe(410);
    expect((await begunThen(29 + 8)).status).toBe(200);
  });

  it('goes on from a question that was left out', async () => {
    const { id } = await turnQuiz();
    const params = await begin(id);
    await look(params);
    expect((await save(params, { capital: null as never })).status).toBe(200);
    expect(await turnOf(params)).toMatchObject({ question: 'rivers' });
  });
});

describe('completeRespondent', () => {
  const complete = (params: { id: string }, answers?: Answers) =>
    server.call(completeRespondent, { params, body: answers ? { answers: answers as never } : {} });

  it('takes the answer to the last question with it, and none to another', async () => {
    const { id } = await turnQuiz({}, firstTwo);
    const params = await begin(id);
    await look(params);
    expect((await complete(params, { rivers: ['o1'] })).status).toBe(409);
    await save(params, { capital: 'o1' });
    await look(params);
    expect((await complete(params, { rivers: ['o1', 'o2', 'o3'] })).data.state).toBe('completed');
    expect(await look(params)).toMatchObject({ result: { marks: { earned: 5 } } });
  });

  it('submits nothing before the last question was served, nor past one that is required while it has time', async () => {
    const { id } = await turnQuiz({}, lastRequired);
    const params = await begin(id);
    const early = await complete(params);
    expect([early.status, early.body.data.message]).toEqual([409, expect.stringContaining('still to come')]);
    await look(params);
    for (const answers of [undefined, { capital: 'o1' }]) expect((await complete(params, answers)).status).toBe(409);
    await save(params, { capital: 'o1' });
    await look(params);
    const refused = await complete(params);
    expect([refused.status, Object.keys(refused.body.data.error.fields)]).toEqual([422, ['answers.rivers']]);
    at(33);
    expect((await complete(params)).data.state).toBe('completed');
  });
});

describe('startRespondent', () => {
  it('suggests nothing, whatever the link says: no question is before anybody yet', async () => {
    const { id } = await turnQuiz({}, withDefaults);
    const prefill = { capital: 'Dhaka', flower: 'Shapla' };
    const started = await server.call(startRespondent, { params: { id }, body: { prefill } }, visitor());
    const params = { id: started.data._id };
    expect((await storedRespondent(server, params.id)).answers).toEqual({ capital: 'o2', rivers: ['o1'] });
    expect((await server.call(completeRespondent, { params, body: {} })).status).toBe(409);
  });

  it('takes no answers along, for no question is before anybody yet', async () => {
    const { id } = await turnQuiz();
    for (const body of [{ answers: { capital: 'o1' } }, { answers: { capital: 'o1' }, complete: true }]) {
      const reply = await server.call(startRespondent, { params: { id }, body }, visitor());
      expect([reply.status, reply.body.data.message]).toEqual([409, expect.stringContaining('clock')]);
    }
  });
});

describe('whoever left', () => {
  const endOverdue = () => {
    const { db, clock } = server;
    return endOverdueRuns(admissionRules).run({ db, now: clock.now, log: createLogger('silent') } as JobContext, {});
  };

  it('has submitted once all questions would have been over, as of the last that they were given', async () => {
    const { id } = await turnQuiz();
    const left = await begin(id);
    await look(left);
    await save(left, { capital: 'o1' });
    at(10);
    expect(await turnOf(left)).toMatchObject({ question: 'rivers', until: moment(40) });
    at(40 + 4 * 30 + 29);
    await endOverdue();
    expect((await storedRespondent(server, left.id)).state).toBe('answering');
    at(40 + 4 * 30 + 31);
    await endOverdue();
    expect(await storedRespondent(server, left.id)).toMatchObject({
      ...{ state: 'completed', endedBy: 'deadline', answers: { capital: 'o1' } },
      completedAt: new Date(moment(40)),
    });
  });

  it('has not given the answers that stand at questions they were never served', async () => {
    const { id } = await turnQuiz({}, withDefaults);
    const left = await begin(id);
    await look(left);
    at(6 * 30 + 31);
    await endOverdue();
    const { state, answers } = await storedRespondent(server, left.id);
    expect([state, answers]).toEqual(['completed', { capital: 'o2' }]);
  });

  it('is told so where they come back before the job', async () => {
    const { id } = await turnQuiz();
    const left = await begin(id);
    await look(left);
    at(6 * 30 + 3);
    expect(await look(left)).toMatchObject({ state: 'completed', endedBy: 'deadline', completedAt: moment(30) });
  });

  it('stays on their way where the quiz closed before, and where they still say who they are', async () => {
    const details = { name: 'required', phone: 'off', email: 'off', address: 'off' } as const;
    const closing = await turnQuiz({ endsAt: moment(100) });
    const asking = await turnQuiz({ responseMethod: 'identified', details });
    const [closedUpon, unnamed] = [await begin(closing.id), await begin(asking.id)];
    await Promise.all([closedUpon, unnamed].map(look));
    at(1000);
    await endOverdue();
    for (const one of [closedUpon, unnamed]) expect((await storedRespondent(server, one.id)).state).toBe('answering');
  });
});

describe('the time per question', () => {
  it('is told before somebody starts, is no setting of what is no quiz, and may be too short to read', async () => {
    const { id, owner } = await turnQuiz();
    expect((await server.call(getWelcome, { params: { id } })).data).toMatchObject({ questionSeconds: 30 });
    const set = (questionSeconds: number, of: { id: string; owner: typeof owner }) =>
      server.call(updateSurvey, { params: { id: of.id }, body: { questionSeconds } }, of.owner);
    expect((await set(4, { id, owner })).status).toBe(422);
    const survey = await createProject(server);
    const reply = await set(30, survey);
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([422, expect.stringContaining('"questionSeconds"')]);
    const questionnaire = { ...sampleQuiz, sections: sampleQuiz.sections.map(withLongHelp) };
    await server.call(updateSurvey, { params: { id }, body: { questionnaire } }, owner);
    await set(5, { id, owner });
    const { findings } = (await server.call(checkProject, { params: { id } }, owner)).data;
    expect(findings.filter(({ key }) => key === 'questionTimeTooShort')).toHaveLength(1);
  });
});
