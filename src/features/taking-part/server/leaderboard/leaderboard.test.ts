import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { UNBOUNDED } from '#domain/quiz/attempts.ts';
import { setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { RIGHT, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import {
  createProject as createProjectCall,
  duplicateProject,
  getSurvey,
  updateSurvey,
} from '#features/projects/contract/project.ts';
import { closeProject, publishProject } from '#features/projects/contract/publishing.ts';
import { saveQuestionnaire } from '#features/projects/contract/questionnaire.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { findStandings, removeLeaderboardName } from '#features/reports/contract/leaderboard.ts';
import { deleteResponse } from '#features/reports/contract/responses.ts';
import { foldResponses, markAgain, rankAgain, requireRef, responsesOfAccount } from '#features/responses/public.ts';
import { mendLeaderboards } from '#features/responses/server/leaderboard/mend-leaderboards.ts';
import { leaderboardNames, scores, standingBlocks, standings } from '#features/responses/server/leaderboard-tables.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createQuiz } from '#tests/factories/project.ts';
import { createRespondent, createResponse } from '#tests/factories/respondent.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { completeRespondent } from '../../contract/answering.ts';
import { getLeaderboard, getOwnStanding, nameOnLeaderboard } from '../../contract/leaderboard.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { getWelcome } from '../../contract/welcome.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const job = () => ({ db: server.db, now: server.clock.now, log: createLogger('silent') }) as JobContext;
/** Of ten points: two, five and eight and a half. */
const [TWO, FIVE, MORE] = [
  { capital: 'o1' },
  { capital: 'o1', rivers: ['o1', 'o2', 'o3'] },
  { ...RIGHT, districts: 1 },
];

async function ranked(settings: Partial<ProjectSettings> = {}) {
  const quiz = await createQuiz(server, { reveal: REVEAL_PRESETS.marks, leaderboard: 'everybody', ...settings });
  const { id, owner } = quiz;
  return {
    ...quiz,
    async take(answers: object, seconds = 10, by?: TestUser) {
      const ref = await createRespondent(server, id, by && { by });
      server.clock.forward(seconds);
      await server.call(completeRespondent, { params: { id: ref }, body: { answers: answers as typeof RIGHT } });
      return ref;
    },
    read: async (query = {}) => (await server.call(getLeaderboard, { params: { id }, query }, visitor())).data,
    lines: async () =>
      (await server.call(getLeaderboard, { params: { id }, query: { limit: '100' } }, visitor())).data.items.map(
        ({ rank, earned, seconds }) => [rank, earned, seconds],
      ),
    own: async (ref: string) => (await server.call(getOwnStanding, { params: { id: ref } })).data,
    reported: async () => (await server.call(findStandings, { params: { id } }, owner)).data,
  };
}

const name = (ref: string, words: string) =>
  server.call(nameOnLeaderboard, { params: { id: ref }, body: { name: words } });

describe('getLeaderboard', () => {
  it('ranks by score, then time, then who was earlier, the moment that somebody has submitted', async () => {
    const { take, lines, read } = await ranked();
    await take(FIVE, 30);
    await take(RIGHT, 90);
    await take(FIVE, 20);
    expect(await lines()).toEqual([
      [1, 10, 90],
      [2, 5, 20],
      [3, 5, 30],
    ]);
    await take(FIVE, 30);
    await take(RIGHT, 80);
    expect(await lines()).toEqual([
      [1, 10, 80],
      [2, 10, 90],
      [3, 5, 20],
      [4, 5, 30],
      [5, 5, 30],
    ]);
    const first = await read({ limit: '3' });
    const rest = await read({ limit: '3', cursor: first.next ?? '' });
    expect([first.total, first.isWaiting, rest.next]).toEqual([5, false, null]);
    expect([...first.items, ...rest.items].map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  });

  it('lets whoever is equal in all share a rank', async () => {
    const { id, lines } = await ranked();
    const refs = [await createRespondent(server, id), await createRespondent(server, id)];
    server.clock.forward(10);
    for (const ref of refs) await server.call(completeRespondent, { params: { id: ref }, body: { answers: FIVE } });
    server.clock.forward(1);
    await createResponse(server, id, { answers: TWO });
    expect(await lines()).toEqual([
      [1, 5, 10],
      [1, 5, 10],
      [3, 2, null],
    ]);
  });

  it('knows of nobody who starts and submits in one call how long they took', async () => {
    const { id, take, lines } = await ranked();
    await take(FIVE, 500);
    const body = { answers: FIVE, complete: true };
    await server.call(startRespondent, { params: { id }, body });
    expect(await lines()).toEqual([
      [1, 5, 500],
      [2, 5, null],
    ]);
  });

  it('has those who look at the same time fold once, and each find themselves there', async () => {
    const { take, own } = await ranked();
    const refs: string[] = [];
    for (let count = 0; count < 6; count += 1) refs.push(await take(FIVE, 10 + count));
    const found = await Promise.all(refs.map(own));
    expect(found.map(({ own: line, isWaiting }) => [line?.rank, isWaiting])).toEqual(
      refs.map((_, at) => [at + 1, false]),
    );
  });

  it('has one line for each account, by the attempt that counts, also when another is to count', async () => {
    const { id, owner, take, lines, reported } = await ranked({ responseMethod: 'registered' });
    const [karim, amena] = [await createUser(server, { firstName: 'Karim' }), await createUser(server)];
    await take(MORE, 50, karim);
    await take(TWO, 5, karim);
    await take(FIVE, 10, amena);
    expect(await lines()).toEqual([
      [1, 8.5, 50],
      [2, 5, 10],
    ]);
    expect((await reported()).items[0]).toMatchObject({ _id: karim.id, person: expect.stringContaining('Karim') });
    const setGrade = (grade: 'last' | 'average') =>
      server.call(updateSurvey, { params: { id }, body: { attempts: { ...UNBOUNDED, grade } } }, owner);
    await setGrade('last');
    expect((await reported()).isWaiting).toBe(true);
    await rankAgain.run(job(), {});
    expect(await lines()).toEqual([
      [1, 5, 10],
      [2, 2, 5],
    ]);
    await setGrade('average');
    await rankAgain.run(job(), {});
    expect(await lines()).toEqual([
      [1, 5.25, 28],
      [2, 5, 10],
    ]);
  });

  it('is for whom its owner lets see it, and shows marks when they are shown', async () => {
    const open = await ranked({ leaderboard: 'participants' });
    const ref = await open.take(FIVE);
    const look = (id: string) => server.call(getLeaderboard, { params: { id } }, visitor());
    expect((await look(open.id)).status).toBe(404);
    expect((await open.own(ref)).own).toMatchObject({ rank: 1, isOwn: true });
    const begun = await createRespondent(server, open.id);
    expect((await server.call(getOwnStanding, { params: { id: begun } })).status).toBe(404);
    await server.call(updateSurvey, { params: { id: open.id }, body: { leaderboard: 'nobody' } }, open.owner);
    expect((await server.call(getOwnStanding, { params: { id: ref } })).status).toBe(404);
    expect((await server.call(getRespondent, { params: { id: ref } })).data).toMatchObject({ hasLeaderboard: false });
    expect((await open.reported()).items).toHaveLength(1);

    const late = await ranked({ reveal: { during: [], done: [], open: [], closed: ['marks'] } });
    const other = await late.take(FIVE);
    expect(await late.read()).toMatchObject({ isShown: false, items: [], total: 0 });
    expect((await late.own(other)).own).toBeNull();
    await server.call(closeProject, { params: { id: late.id } }, late.owner);
    expect(await late.read()).toMatchObject({ isShown: true, total: 1 });
  });
});

describe('nameOnLeaderboard', () => {
  it('shows the name that somebody chose, of all their attempts, and none where they chose none', async () => {
    const { take, read, own } = await ranked({ responseMethod: 'registered' });
    const by = await createUser(server);
    const first = await take(FIVE, 10, by);
    expect((await read()).items[0]?.name).toBeNull();
    expect((await name(first, '  বাঘ \n ৭ ')).data.name).toBe('বাঘ ৭'.normalize('NFC'));
    const second = await take(RIGHT, 10, by);
    expect((await read()).items.map((line) => [line.name, line.earned])).toEqual([['বাঘ ৭'.normalize('NFC'), 10]]);
    expect(await own(second)).toMatchObject({ name: 'বাঘ ৭'.normalize('NFC'), own: { isOwn: true } });
    expect((await name(second, '')).data.name).toBeNull();
    expect((await read()).items[0]?.name).toBeNull();
  });

  it('stays among those who saw the leaderboard when it was written, until it is saved again', async () => {
    const { id, owner, take, read, own } = await ranked({ leaderboard: 'participants' });
    const ref = await take(FIVE);
    await name(ref, 'Ayesha');
    await server.call(updateSurvey, { params: { id }, body: { leaderboard: 'everybody' } }, owner);
    expect((await read()).items[0]?.name).toBeNull();
    expect(await own(ref)).toMatchObject({ name: 'Ayesha', isForAll: false, items: [{ name: 'Ayesha' }] });
    await name(ref, 'Ayesha');
    expect((await read()).items[0]?.name).toBe('Ayesha');
    expect((await own(ref)).isForAll).toBe(true);
  });

  it('takes no number, address or nothing that can be seen', async () => {
    const ref = await (await ranked()).take(FIVE);
    for (const words of ['01712345678', 'see www.example.org', '123', '\u200b \u3164']) {
      const { status, body } = await name(ref, words);
      expect([words, status, Object.keys(body.data.error?.fields ?? {})]).toEqual([words, 422, ['name']]);
    }
  });

  it('is taken off for good by whoever works on the quiz, and by nobody else', async () => {
    const { id, owner, take, read, own, reported } = await ranked();
    const ref = await take(FIVE);
    await name(ref, 'Not a nice word');
    const { respondentId: takerId } = requireRef(ref);
    const remove = (by: TestUser) => server.call(removeLeaderboardName, { params: { id, takerId } }, by);
    expect((await remove(await createUser(server))).status).toBe(404);
    expect([(await remove(owner)).status, (await remove(owner)).status]).toEqual([200, 404]);
    expect((await read()).items[0]?.name).toBeNull();
    expect(await own(ref)).toMatchObject({ name: null, isNameRemoved: true });
    expect((await name(ref, 'Another')).status).toBe(422);
    expect((await reported()).items[0]).toMatchObject({ name: null, isRemoved: true });
  });
});

describe('a leaderboard without names', () => {
  it('shows nobody by name, whatever they chose, and names stay for those who work on the quiz', async () => {
    for (const settings of [{}, { responseMethod: 'registered' }, { leaderboard: 'participants' }] as const) {
      const { id, owner, take, own, reported } = await ranked(settings);
      const [karim, amena] = [await createUser(server), await createUser(server)];
      const [theirs, other] = [await take(RIGHT, 10, karim), await take(FIVE, 10, amena)];
      await name(theirs, 'Karim the Tiger');
      await name(other, 'Amena Rivers');
      await hide(id, owner);
      const told = [
        await server.call(getLeaderboard, { params: { id } }, visitor()),
        await server.call(getOwnStanding, { params: { id: other } }),
        await server.call(getOwnStanding, { params: { id: other }, query: { limit: '1' } }),
        await server.call(getRespondent, { params: { id: other } }),
        await server.call(getWelcome, { params: { id } }, amena),
      ];
      const bytes = JSON.stringify(told.map(({ headers, body }) => [headers, body]));
      for (const part of ['Karim', 'Tiger', karim.id, requireRef(theirs).respondentId])
        expect(bytes).not.toContain(part);
      expect(await own(other)).toMatchObject({
        hasNames: false,
        items: [{ name: null }, { name: null, isOwn: true }],
        own: { name: null, isOwn: true },
        name: 'Amena Rivers',
      });
      expect((await reported()).items.map((line) => line.name)).toEqual(['Karim the Tiger', 'Amena Rivers']);
    }
  });

  it('takes no name that might be seen later, and lets a chosen one be taken back', async () => {
    const { id, owner, take, own, read } = await ranked();
    const ref = await take(FIVE);
    await name(ref, 'Karim');
    await hide(id, owner);
    const { status, body } = await name(ref, 'Karim Mia');
    expect([status, Object.keys(body.data.error.fields)]).toEqual([422, ['name']]);
    expect((await own(ref)).name).toBe('Karim');
    expect((await name(ref, '')).data.name).toBeNull();
    await hide(id, owner, false);
    expect(await read()).toMatchObject({ hasNames: true, items: [{ name: null }] });
  });

  const hide = (id: string, owner: TestUser, hideNames = true) =>
    server.call(updateSurvey, { params: { id }, body: { hideNames } }, owner);
});

describe('what was submitted', () => {
  it('leaves the leaderboard with its name when it is deleted', async () => {
    const { id, owner, take, lines } = await ranked();
    const [best] = [await take(RIGHT), await take(FIVE)];
    await name(best, 'Karim');
    expect(await lines()).toHaveLength(2);
    await server.call(deleteResponse, { params: { id, responseId: requireRef(best).respondentId } }, owner);
    expect(await lines()).toEqual([[1, 5, 10]]);
    expect(await server.db.$count(leaderboardNames, eq(leaderboardNames.projectId, id))).toBe(0);
  });

  it('keeps its place and loses its name when the account goes', async () => {
    const { take, read } = await ranked({ responseMethod: 'registered' });
    const by = await createUser(server);
    await name(await take(FIVE, 10, by), 'Karim');
    await server.db.transaction(async (tx) => {
      await responsesOfAccount.delete?.(tx, { id: by.id } as never, server.clock.now);
    });
    expect((await read()).items).toMatchObject([{ name: null, earned: 5 }]);
  });

  it('is put right where a program that knows no leaderboards folded, deleted or took its person out', async () => {
    const { id, take, lines } = await ranked();
    const refs = [await take(FIVE, 10), await take(FIVE, 20), await take(FIVE, 30), await take(FIVE, 40)];
    expect(await lines()).toHaveLength(4);
    const [unknown, gone, nobody] = refs.map((ref) => requireRef(ref).respondentId);
    const now = sql`now()`;
    await server.db.execute(sql`UPDATE respondents SET completed_at = ${now} WHERE project_id = ${id}`);
    await server.db.execute(sql`DELETE FROM scores WHERE respondent_id = ${unknown}`);
    await server.db.execute(sql`DELETE FROM respondents WHERE id = ${gone}`);
    await server.db.execute(sql`UPDATE respondents SET anonymised_at = ${now}, user_id = NULL WHERE id = ${nobody}`);
    await mendLeaderboards(server.db);
    expect(await lines()).toHaveLength(2);
    expect(await server.db.$count(scores, eq(scores.projectId, id))).toBe(2);
  });

  it('stands where another key puts it', async () => {
    const { id, owner, take, lines } = await ranked();
    await take(FIVE, 20);
    await take({ ...FIVE, capital: 'o2' }, 30);
    expect(await lines()).toEqual([
      [1, 5, 20],
      [2, 3, 30],
    ]);
    const questionnaire = setQuestionMarking(sampleQuiz, 'capital', {
      points: 2,
      key: { by: 'options', right: ['o2'] },
    });
    const { questionnaireRevision } = (await server.call(getSurvey, { params: { id } }, owner)).data;
    await server.call(saveQuestionnaire, { params: { id }, body: { questionnaireRevision, questionnaire } }, owner);
    await server.call(publishProject, { params: { id } }, owner);
    await markAgain.run(job(), { projectId: id, version: 2 });
    expect(await lines()).toEqual([
      [1, 5, 30],
      [2, 3, 20],
    ]);
  });
});

it('counts the same in blocks, whatever came and went', async () => {
  const { id, lines, read } = await ranked();
  const answers = [TWO, FIVE, MORE, RIGHT, {}].map((some) => JSON.stringify(some));
  await server.db.execute(sql`
    INSERT INTO respondents (project_id, id, version, state, locale, answers, details, source, started_at, completed_at)
    SELECT ${id}, gen_random_uuid(), 1, 'completed', 'en', (${sql.param(answers)}::jsonb[])[1 + n % 5], '{}', '{}',
      ${server.clock.now.toISOString()}::timestamptz - n % 7 * interval '1 second',
      ${server.clock.now.toISOString()}::timestamptz + n % 3 * interval '1 millisecond'
    FROM generate_series(1, 3000) AS n`);
  // Too many to wait for: the job folds them.
  expect(await lines()).toHaveLength(0);
  await foldResponses.run(job(), {});
  const { rows } = await server.db.execute<{ starts: string; amount: number; lines: number }>(sql`
    SELECT b.starts::text, b.amount, (SELECT count(*)::int FROM standings s WHERE s.project_id = b.project_id
      AND s.key >= b.starts AND s.key < coalesce(b.next, 1e35)) AS lines
    FROM (SELECT *, lead(starts) OVER (ORDER BY starts) AS next FROM standing_blocks WHERE project_id = ${id}) b`);
  expect(rows.length).toBeGreaterThan(3);
  for (const { amount, lines: counted } of rows) expect(amount).toBe(counted);
  const { rows: byCounting } = await server.db.execute<{ rank: number }>(sql`
    SELECT rank() OVER (ORDER BY key)::int AS rank FROM standings WHERE project_id = ${id} ORDER BY key, taker_id`);
  let cursor: string | null = '';
  const ranks: number[] = [];
  for (let page = 0; page < 12 && cursor !== null; page += 1) {
    const told: Data<typeof getLeaderboard> = await read({ limit: '100', cursor });
    expect(told.total).toBe(3000);
    ranks.push(...told.items.map(({ rank }) => rank));
    cursor = told.next;
  }
  expect(ranks).toEqual(byCounting.slice(0, 1200).map(({ rank }) => rank));
  expect(await server.db.$count(scores, eq(scores.projectId, id))).toBe(3000);
  expect(await server.db.$count(standings, eq(standings.projectId, id))).toBe(3000);
  expect(await server.db.$count(respondents, sql`project_id = ${id} AND unfolded`)).toBe(0);
  expect(await server.db.$count(standingBlocks, sql`project_id = ${id} AND amount > 1024`)).toBe(0);
});

it('is set where it can be shown', async () => {
  const owner = await createUser(server);
  const fieldsOf = async (id: string, body: object) => {
    const { body: told, status } = await server.call(updateSurvey, { params: { id }, body }, owner);
    return [status, Object.keys(told.data.error?.fields ?? {})];
  };
  const made = async (kind: 'quiz' | 'survey') =>
    (await server.call(createProjectCall, { body: { kind, title: { en: 'Rivers' } } }, owner)).data._id;
  const [quiz, survey] = [await made('quiz'), await made('survey')];
  expect(await fieldsOf(survey, { leaderboard: 'participants' })).toEqual([422, ['leaderboard']]);
  expect(await fieldsOf(quiz, { leaderboard: 'everybody', privacy: 'limited', password: 'rivers' })).toEqual([
    422,
    ['leaderboard'],
  ]);
  expect(await fieldsOf(quiz, { leaderboard: 'participants', reveal: null })).toEqual([422, ['leaderboard']]);
  expect(await fieldsOf(survey, { hideNames: true })).toEqual([422, ['hideNames']]);
  expect(await fieldsOf(quiz, { leaderboard: 'everybody', hideNames: true })).toEqual([200, []]);
  const copy = (await server.call(duplicateProject, { params: { id: quiz } }, owner)).data._id;
  expect((await server.call(getSurvey, { params: { id: copy } }, owner)).data).toMatchObject({ hideNames: true });
});
