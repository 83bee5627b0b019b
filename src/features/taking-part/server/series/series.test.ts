import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { admissionRules } from '#app/admission-rules.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { UNBOUNDED } from '#domain/quiz/attempts.ts';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { threeRounds, threeSections } from '#domain/quiz/series/sample-series.ts';
import { FIRST_ROUND, ONE_ROUND, type Round, type Series } from '#domain/quiz/series/series.ts';
import { createProject as createProjectCall, getSurvey, updateSurvey } from '#features/projects/contract/project.ts';
import { closeProject, publishProject, reopenProject } from '#features/projects/contract/publishing.ts';
import { checkProject } from '#features/projects/contract/questionnaire.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { projects } from '#features/projects/server/tables.ts';
import { exportResponses } from '#features/reports/contract/export.ts';
import { findGrades } from '#features/reports/contract/grades.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { findResponses } from '#features/reports/contract/responses.ts';
import { requireRef } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { startWithKey } from '#tests/factories/respondent.ts';
import { createUser, signInAgain, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../../contract/answering.ts';
import { getOwnStanding } from '../../contract/leaderboard.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { getWelcome } from '../../contract/welcome.ts';
import { endOverdueRuns } from '../clock/end-overdue-runs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const people: TestUser[] = [];

async function person(): Promise<TestUser> {
  const user = await createUser(server);
  people.push(user);
  return user;
}

/** Sets the clock; whoever there is signs in anew, for sessions are over after days. */
async function on(day: number, hour = 6, minute = 0): Promise<void> {
  server.clock.set(new Date(Date.UTC(2026, 2, day, hour, minute)).toISOString());
  for (const user of people) await signInAgain(server, user);
}

async function aSeries(
  series: Series = threeRounds(),
  settings: Partial<ProjectSettings> = {},
  questionnaire: Questionnaire = threeSections,
) {
  await on(1);
  const owner = await person();
  const body = { kind: 'quiz', mode: 'series', title: { en: 'League' }, questionnaire } as const;
  const made = { reveal: REVEAL_PRESETS.everything, ...settings, series };
  const { _id: id } = (await server.call(createProjectCall, { body: { ...body, settings: made } }, owner)).data;
  expect((await server.call(publishProject, { params: { id } }, owner)).status).toBe(200);
  const start = (by: TestUser, round?: string) =>
    server.call(startRespondent, { params: { id }, body: round ? { round } : {} }, by);
  return {
    id,
    owner,
    start,
    async take(by: TestUser, answer: 'yes' | 'no', round?: string) {
      const { data } = await start(by, round);
      const shown = (await server.call(getRespondent, { params: { id: data._id } })).data;
      const asked =
        shown.state === 'answering' ? shown.project.questionnaire.sections.flatMap((one) => one.questions) : [];
      const answers = Object.fromEntries(asked.map((question) => [question.id, answer]));
      await server.call(completeRespondent, { params: { id: data._id }, body: { answers } });
      return data._id;
    },
    rounds: async (by?: TestUser) => (await server.call(getWelcome, { params: { id } }, by ?? visitor())).data.rounds,
    grades: async () => (await server.call(findGrades, { params: { id } }, owner)).data,
  };
}

const states = (rounds: Awaited<ReturnType<Awaited<ReturnType<typeof aSeries>>['rounds']>>) =>
  rounds?.list.map(({ state }) => state);

describe('a series of three rounds', () => {
  it('is taken one a day, asks of each what is in it alone, and adds up', async () => {
    const { id, owner, take, start, rounds, grades } = await aSeries();
    const [ayesha, karim] = [await person(), await person()];
    expect(states(await rounds())).toEqual(['open', 'notYet', 'notYet']);
    const first = (await start(ayesha)).data._id;
    const shown = (await server.call(getRespondent, { params: { id: first } })).data;
    expect(shown).toMatchObject({ state: 'answering', project: { questionnaire: { sections: [{ id: 's1' }] } } });
    expect(JSON.stringify(shown)).not.toMatch(/Is it so, [23]|Part [23]/);
    await server.call(completeRespondent, { params: { id: first }, body: { answers: { q1: 'yes' } } });
    await take(karim, 'no');
    expect((await start(ayesha, 'r2')).body.data.message).toBe('This round has not opened yet.');
    await on(2);
    expect((await start(ayesha, 'r1')).status).toBe(410);
    expect(states(await rounds(ayesha))).toEqual(['over', 'open', 'notYet']);
    await take(ayesha, 'yes');
    await take(karim, 'yes');
    await on(3);
    const last = await take(karim, 'yes');
    expect((await server.call(getRespondent, { params: { id: last } })).data).toMatchObject({
      rounds: { taken: 3, of: 3, total: { earned: 20, points: 30 }, isMore: true },
      result: { marks: { earned: 10, points: 10 } },
    });
    const told = await rounds(karim);
    expect(told?.total).toEqual({ earned: 20, points: 30, rounds: 3 });
    expect(told?.list.map(({ marks }) => marks?.earned)).toEqual([0, 10, 10]);
    const graded = (await grades()).items.map(({ marks, rounds: done }) => `${marks?.earned} in ${done}`);
    expect(new Set(graded)).toEqual(new Set(['20 in 2', '20 in 3']));
    const { data } = await server.call(getOwnStanding, { params: { id: last } });
    // By then they are folded, and known by their scores.
    expect(await rounds(karim)).toEqual(told);
    expect([data.rounds, data.items.map(({ earned, rounds: done }) => [earned, done])]).toEqual([
      3,
      [
        [20, 2],
        [20, 3],
      ],
    ]);
    const report = (await server.call(getReport, { params: { id } }, owner)).data;
    expect(report.rounds.map(({ marked, mean, passed }) => [marked, mean?.earned, passed?.count])).toEqual([
      [2, 5, 1],
      [2, 10, 2],
      [1, 10, 1],
    ]);
    const { items } = (await server.call(findResponses, { params: { id }, query: {} }, owner)).data;
    expect(items.map(({ round }) => round).sort()).toEqual(['r1', 'r1', 'r2', 'r2', 'r3']);
    const file = await server.call(exportResponses, { params: { id }, query: {} }, owner);
    expect(String(file.body)).toContain('Version,Round');
  });

  it('counts attempts by round, and goes on with the one that is on the way', async () => {
    const { take, start, rounds } = await aSeries(threeRounds(), { attempts: { ...UNBOUNDED, most: 2 } });
    const by = await person();
    const begun = (await start(by)).data._id;
    expect((await start(by)).data._id).toBe(begun);
    expect((await rounds(by))?.list[0]?.respondent).toBe(begun);
    await server.call(completeRespondent, { params: { id: begun }, body: { answers: { q1: 'no' } } });
    await take(by, 'yes', 'r1');
    expect((await start(by, 'r1')).body.data.message).toContain('attempts');
    await on(2);
    await take(by, 'yes');
    const told = await rounds(by);
    expect(told?.list.map(({ submitted, left }) => [submitted, left.left])).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
    expect(told?.total).toMatchObject({ earned: 20, rounds: 2 });
    expect((await start(by, 'nothing')).status).toBe(422);
  });

  it('opens by passing, and lets late joiners go on by the rule of its owner', async () => {
    const passing = await aSeries(threeRounds({}, 'passed'));
    const [failed, late] = [await person(), await person()];
    await passing.take(failed, 'no');
    await on(2);
    expect((await passing.start(failed)).body.data.message).toBe('No round can be taken now.');
    expect((await passing.start(failed, 'r2')).status).toBe(409);
    expect((await passing.start(late)).status).toBe(201);
    const out = await aSeries(threeRounds({ lateJoiners: 'stayOut' }));
    const [early] = [await person()];
    await out.take(early, 'yes');
    await on(2);
    expect([(await out.start(late)).status, (await out.start(early)).status]).toEqual([410, 201]);
    expect(await out.rounds(late)).toMatchObject({ isTooLate: true });
    const open = await aSeries(threeRounds({ lateJoiners: 'catchUp' }));
    await on(2);
    const missed = (await open.start(late, 'r1')).data._id;
    expect((await server.call(saveAnswers, { params: { id: missed }, body: { answers: { q1: 'yes' } } })).status).toBe(
      200,
    );
    expect((await server.call(completeRespondent, { params: { id: missed }, body: {} })).status).toBe(200);
  });

  it.each([null, { minutes: 1_000, onClose: 'submit' as const }])(
    'submits what somebody had when their round ended, with the clock %j',
    async (clock) => {
      const { start } = await aSeries(threeRounds(), { clock });
      const by = await person();
      await on(1, 11, 50);
      const params = { id: (await start(by)).data._id };
      await server.call(getRespondent, { params });
      await server.call(saveAnswers, { params, body: { answers: { q1: 'yes' } } });
      await on(1, 12, 1);
      const save = await server.call(saveAnswers, { params, body: { answers: { q1: 'no' } } });
      expect(save.status).toBe(410);
      const log = createLogger('silent');
      await endOverdueRuns(admissionRules).run({ db: server.db, now: server.clock.now, log } as JobContext, {});
      const [row] = await server.db
        .select()
        .from(respondents)
        .where(eq(respondents.id, requireRef(params.id).respondentId));
      expect(row).toMatchObject({ state: 'completed', answers: { q1: 'yes' }, round: 'r1', endedBy: 'deadline' });
      expect(row?.completedAt).toEqual(new Date(Date.UTC(2026, 2, 1, 12)));
    },
  );

  it('is begun once where somebody begins many times at once, and never more often than is left', async () => {
    const { id } = await aSeries(threeRounds(), { attempts: { ...UNBOUNDED, most: 1 } });
    for (const by of [await person(), await person(), await person()]) {
      const starts = await Promise.all(
        Array.from({ length: 12 }, (_, at) => startWithKey(server, id, `${by.id}-${at}`, {}, by)),
      );
      expect(new Set(starts.map(({ status }) => status))).toEqual(new Set([201]));
      const begun = await server.db.select().from(respondents).where(eq(respondents.userId, by.id));
      expect(begun.map(({ round, attempt }) => [round, attempt])).toEqual([['r1', 1]]);
    }
  });

  it('leads nobody back to a round that ended before they were served a question, with a clock as well', async () => {
    const { start, rounds } = await aSeries(threeRounds(), { clock: { minutes: 10, onClose: 'submit' } });
    const [looking, starting] = [await person(), await person()];
    const begun = (await start(looking)).data._id;
    await start(starting);
    await on(2);
    const { data } = await server.call(getRespondent, { params: { id: begun } });
    expect(data).toMatchObject({ state: 'completed', endedBy: 'deadline', completedAt: '2026-03-01T12:00:00.000Z' });
    const next = (await start(starting)).data._id;
    const shown = (await server.call(getRespondent, { params: { id: next } })).data;
    expect(shown).toMatchObject({ state: 'answering', project: { questionnaire: { sections: [{ id: 's2' }] } } });
    expect((await rounds(starting))?.list.map(({ respondent }) => respondent)).toEqual([null, next, null]);
  });

  it('submits for whoever was served no question before their round ended, or began it before it had an end', async () => {
    const endOf = async (id: string) => {
      const [row] = await server.db
        .select()
        .from(respondents)
        .where(eq(respondents.id, requireRef(id).respondentId));
      return [row?.state, row?.completedAt ?? null];
    };
    const job = () => {
      const log = createLogger('silent');
      return endOverdueRuns(admissionRules).run({ db: server.db, now: server.clock.now, log } as JobContext, {});
    };
    const clocked = await aSeries(threeRounds(), { clock: { minutes: 10, onClose: 'submit' } });
    const unseen = (await clocked.start(await person())).data._id;
    const [first, ...later] = threeRounds().rounds as [Round, ...Round[]];
    const rounds = [{ ...first, endsAt: null }, ...later];
    const endless = await aSeries(threeRounds({ rounds }));
    const begun = (await endless.start(await person())).data._id;
    await server.call(saveAnswers, { params: { id: begun }, body: { answers: { q1: 'yes' } } });
    const settings = { series: threeRounds() };
    const { status } = await server.call(updateSurvey, { params: { id: endless.id }, body: settings }, endless.owner);
    expect(status).toBe(200);
    await on(1, 12);
    await job();
    expect([await endOf(unseen), await endOf(begun)]).toEqual(Array(2).fill(['answering', null]));
    await on(1, 12, 2);
    await job();
    expect([await endOf(unseen), await endOf(begun)]).toEqual(
      Array(2).fill(['completed', new Date(Date.UTC(2026, 2, 1, 12))]),
    );
  });

  it('asks no more of whoever submits than their round does, and takes no answers to others', async () => {
    const sections = threeSections.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({ ...question, required: true })),
    }));
    const { start } = await aSeries(threeRounds(), {}, { ...threeSections, sections });
    const params = { id: (await start(await person())).data._id };
    const save = (answers: Record<string, string>) => server.call(saveAnswers, { params, body: { answers } });
    const unknown = await save({ nowhere: 'yes' });
    const other = await save({ q2: 'yes' });
    expect([other.status, Object.values(other.body.data.error?.fields ?? {})]).toEqual([
      unknown.status,
      Object.values(unknown.body.data.error?.fields ?? {}),
    ]);
    expect(unknown.status).toBe(422);
    expect((await save({ q1: 'yes' })).data).toMatchObject({ answered: 1, total: 1 });
    const submit = (answers: Record<string, string>) => server.call(completeRespondent, { params, body: { answers } });
    expect((await submit({ q3: 'yes' })).status).toBe(422);
    expect((await submit({})).status).toBe(200);
    const { respondentId } = requireRef(params.id);
    const [row] = await server.db.select().from(respondents).where(eq(respondents.id, respondentId));
    expect(row).toMatchObject({ state: 'completed', answers: { q1: 'yes' } });
  });

  it('is not sent in one call, and is not begun while it asks nothing', async () => {
    const { id, owner, start, rounds } = await aSeries();
    const by = await person();
    const brought = { round: 'r2', answers: { q2: 'yes' } };
    await on(2);
    for (const body of [brought, { ...brought, complete: true }])
      expect((await server.call(startRespondent, { params: { id }, body }, by)).status).toBe(409);
    const more = { ...FIRST_ROUND, id: 'more', opensAt: '2026-03-01T00:00:00.000Z' };
    const all = threeRounds({ rounds: [...threeRounds().rounds, more] });
    expect((await server.call(updateSurvey, { params: { id }, body: { series: all } }, owner)).status).toBe(200);
    expect(states(await rounds(by))).toEqual(['over', 'open', 'notYet', 'notYet']);
    expect((await start(by, 'more')).status).toBe(409);
  });

  it.each([null, { minutes: 1_000, onClose: 'submit' as const }])(
    'goes by the end of a round as it is by now, with the clock %j',
    async (clock) => {
      const { id, owner, start } = await aSeries(threeRounds(), { clock });
      await on(1, 11);
      const params = { id: (await start(await person())).data._id };
      await server.call(getRespondent, { params });
      const endsAt = '2026-03-01T14:00:00.000Z';
      const rounds = threeRounds().rounds.map((round, at) => (at === 0 ? { ...round, endsAt } : round));
      await server.call(updateSurvey, { params: { id }, body: { series: threeRounds({ rounds }) } }, owner);
      await on(1, 13);
      const log = createLogger('silent');
      await endOverdueRuns(admissionRules).run({ db: server.db, now: server.clock.now, log } as JobContext, {});
      expect((await server.call(saveAnswers, { params, body: { answers: { q1: 'yes' } } })).status).toBe(200);
      await on(1, 14, 1);
      expect((await server.call(getRespondent, { params })).data).toMatchObject({ state: 'completed' });
    },
  );

  it('tells during a round of its own questions, and is final there', async () => {
    const series = await aSeries(undefined, {
      ...{ viewType: 'step', allowBack: false },
      reveal: { ...REVEAL_PRESETS.marks, during: ['correctness', 'key'] },
    });
    const { data } = await series.start(await person());
    const params = { id: data._id };
    const save = (answers: Record<string, string>) => server.call(saveAnswers, { params, body: { answers } });
    expect((await save({ q1: 'no' })).data.told).toMatchObject([{ id: 'q1', outcome: 'wrong', key: 'Yes' }]);
    expect([(await save({ q1: 'yes' })).status, (await save({ q2: 'no' })).status]).toEqual([422, 422]);
    const looked = (await server.call(getRespondent, { params })).data;
    expect(looked.state === 'answering' && looked.told?.final).toEqual(['q1']);
  });
});

describe('the setting', () => {
  const fieldsOf = async (owner: TestUser, id: string, body: object) => {
    const { body: told, status } = await server.call(updateSurvey, { params: { id }, body }, owner);
    return [status, Object.keys(told.data.error?.fields ?? {})];
  };

  it('needs people who are known, and stays with rounds or without once it is taken', async () => {
    const owner = await person();
    const body = { kind: 'quiz', title: { en: 'Rivers' }, questionnaire: threeSections } as const;
    const { _id: id } = (await server.call(createProjectCall, { body }, owner)).data;
    expect(await fieldsOf(owner, id, { series: ONE_ROUND })).toEqual([422, ['series']]);
    const known = { responseMethod: 'registered', series: ONE_ROUND };
    expect(await fieldsOf(owner, id, { ...known, certificate: true })).toEqual([422, ['certificate']]);
    expect(await fieldsOf(owner, id, known)).toEqual([200, []]);
    const backwards = {
      ...ONE_ROUND.rounds[0],
      opensAt: '2026-03-02T00:00:00.000Z',
      endsAt: '2026-03-01T00:00:00.000Z',
    };
    expect(await fieldsOf(owner, id, { series: { ...ONE_ROUND, rounds: [backwards] } })).toEqual([
      ...[422, ['series.rounds.0.endsAt']],
    ]);
    expect((await server.call(publishProject, { params: { id } }, owner)).status).toBe(200);
    expect(await fieldsOf(owner, id, { series: null })).toEqual([422, ['series']]);
    expect(await fieldsOf(owner, id, { series: ONE_ROUND })).toEqual([200, []]);
    const { take, id: taken, owner: whose } = await aSeries();
    expect((await server.call(getSurvey, { params: { id: taken } }, whose)).data).toMatchObject({ mode: 'series' });
    expect(await fieldsOf(whose, taken, { series: null })).toEqual([422, ['series']]);
    await take(await person(), 'yes');
    expect(await fieldsOf(whose, taken, { series: threeRounds({ lateJoiners: 'catchUp' }) })).toEqual([200, []]);
  });

  describe('while a quiz takes answers', () => {
    const rounds = () => threeRounds().rounds as [Round, Round, Round];
    const only = (changed: readonly Round[]) => ({ series: threeRounds({ rounds: [...changed] }) });

    it('comes to nothing that the checker calls an error of what is published, and says where it would', async () => {
      const { id, owner } = await aSeries();
      const [r1, r2, r3] = rounds();
      const unpublished = { ...r3, sections: ['s4'] };
      const more = { ...FIRST_ROUND, id: 'more', sections: ['s3'] };
      const refused: [Round[], string[]][] = [
        [[r1, r2, r3, { ...FIRST_ROUND, id: 'more' }], ['series.rounds.3.opensAt']],
        [[r1, r2, more], ['series.rounds.2.opensAt']],
        [[r1, r2, { ...unpublished, opensAt: null }], ['series.rounds.2.opensAt']],
        [[r1, { ...r2, sections: ['s1', 's2'] }, r3], ['series.rounds.1.sections']],
      ];
      for (const [changed, places] of refused) {
        const { status, body } = await server.call(updateSurvey, { params: { id }, body: only(changed) }, owner);
        expect([status, Object.keys(body.data.error?.fields ?? {})]).toEqual([422, places]);
      }
      expect((await server.call(getSurvey, { params: { id } }, owner)).data.series).toEqual(threeRounds());
      // One that has a date is written until then.
      expect(await fieldsOf(owner, id, only([r1, r2, unpublished]))).toEqual([200, []]);
      expect(await fieldsOf(owner, id, only([r1, r2, { ...more, opensAt: '2026-03-04T00:00:00.000Z' }]))).toEqual([
        ...[200, []],
      ]);
    });

    it('says which round leads into another or needs a pass mark, and lets what was wrong before be', async () => {
      const jumping = structuredClone(threeSections) as Questionnaire;
      Object.assign(jumping.sections[0]?.questions[0] ?? {}, { jumps: [{ to: 'q2' }] });
      delete jumping.marking?.pass;
      const [r1, r2, r3] = rounds();
      const together = { ...r1, sections: ['s1', 's2'] };
      const { id, owner } = await aSeries(threeRounds({ rounds: [together, r3] }), {}, jumping);
      expect(await fieldsOf(owner, id, only([r1, r2, r3]))).toEqual([422, ['series.rounds.0.sections']]);
      const passed = { ...r3, openedBy: 'passed' as const };
      expect(await fieldsOf(owner, id, only([together, passed]))).toEqual([422, ['series.rounds.1.openedBy']]);
      const wrong = threeRounds({ rounds: [r1, r2, r3] });
      await server.db.update(projects).set({ series: wrong }).where(eq(projects.id, id));
      expect(await fieldsOf(owner, id, { series: { ...wrong, lateJoiners: 'catchUp' } })).toEqual([200, []]);
    });

    it('is judged once it takes answers again: closed, rounds are prepared for what is to be published', async () => {
      const { id, owner } = await aSeries();
      await server.call(closeProject, { params: { id } }, owner);
      const [r1, r2, r3] = rounds();
      expect(await fieldsOf(owner, id, only([r1, r2, { ...r3, sections: ['s4'], opensAt: null }]))).toEqual([200, []]);
      const reopened = await server.call(reopenProject, { params: { id } }, owner);
      expect([reopened.status, Object.keys(reopened.body.data.error?.fields ?? {})]).toEqual([
        ...[422, ['series.rounds.2.opensAt']],
      ]);
      expect(await fieldsOf(owner, id, only([r1, r2, r3]))).toEqual([200, []]);
      expect((await server.call(reopenProject, { params: { id } }, owner)).status).toBe(200);
    });
  });

  it('takes a round back that was removed, with what people came to: as it was, or changed', async () => {
    const { id, owner, take, rounds, grades } = await aSeries();
    const by = await person();
    await take(by, 'yes');
    await on(2);
    await take(by, 'yes', 'r2');
    const told = await rounds(by);
    const save = (all: readonly Round[]) =>
      server.call(updateSurvey, { params: { id }, body: { series: threeRounds({ rounds: [...all] }) } }, owner);
    const [r1, r2, r3] = threeRounds().rounds as [Round, Round, Round];
    expect((await save([r1, r3])).status).toBe(200);
    expect((await rounds(by))?.list.map(({ marks }) => marks?.earned)).toEqual([10, undefined]);
    expect((await save([r1, r2, r3])).status).toBe(200);
    expect(await rounds(by)).toEqual(told);
    // Another round under its id is what that round is when it is changed.
    const other = { ...r2, title: { en: 'Another' }, endsAt: null };
    await save([r1, other, r3]);
    const changed = [await rounds(by), (await grades()).items];
    await save([r1, r3]);
    await save([r1, other, r3]);
    expect([await rounds(by), (await grades()).items]).toEqual(changed);
  });

  it('is checked with the questions', async () => {
    const { id, owner } = await aSeries();
    await server.call(
      updateSurvey,
      { params: { id }, body: { series: threeRounds({ rounds: threeRounds().rounds.slice(0, 1) }) } },
      owner,
    );
    const { findings } = (await server.call(checkProject, { params: { id } }, owner)).data;
    expect(findings.filter(({ key }) => key === 'sectionInNoRound')).toHaveLength(2);
  });

  it('says what of practice there is by now', async () => {
    await on(2);
    const owner = await person();
    const { pass: _, ...marking } = threeSections.marking;
    const questionnaire = { ...threeSections, marking };
    const settings = { series: threeRounds() };
    const body = { kind: 'quiz', mode: 'practice', title: { en: 'Sums' }, questionnaire, settings } as const;
    const { _id: id } = (await server.call(createProjectCall, { body }, owner)).data;
    await server.call(publishProject, { params: { id } }, owner);
    const { data } = await server.call(getWelcome, { params: { id } });
    expect([data.rounds, data.practising?.sections.map((section) => section.id)]).toEqual([null, ['s1', 's2']]);
    const { _id: sitting } = (await server.call(startRespondent, { params: { id }, body: {} })).data;
    const shown = (await server.call(getRespondent, { params: { id: sitting } })).data;
    expect(JSON.stringify(shown)).toContain('Is it so, 2?');
    expect(JSON.stringify(shown)).not.toMatch(/Is it so, 3|Part 3/);
    expect(await fieldsOf(owner, id, { series: threeRounds({}, 'passed') })).toEqual([
      ...[422, ['series.rounds.1.openedBy', 'series.rounds.2.openedBy']],
    ]);
    // Nothing of practice is numbered or added up by rounds.
    expect(await fieldsOf(owner, id, { series: null })).toEqual([200, []]);
    expect(await fieldsOf(owner, id, { series: ONE_ROUND })).toEqual([200, []]);
    expect(await fieldsOf(owner, id, { series: threeRounds({ lateJoiners: 'stayOut' }) })).toEqual([200, []]);
    await on(3, 13);
    const later = (await server.call(getWelcome, { params: { id } })).data;
    expect(later.practising?.sections.map((section) => section.id)).toEqual(['s1', 's2', 's3']);
  });
});
