import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { someAnswers } from '#domain/questionnaire/arbitraries/answers.ts';
import { questionnaires } from '#domain/questionnaire/arbitraries/questionnaires.ts';
import { readNarrowedTally } from '#features/responses/public.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import { createProject, type TestProject } from '#tests/factories/project.ts';
import { createResponses, type ResponseOptions } from '#tests/factories/response.ts';
import { createUser } from '#tests/factories/user.ts';
import { createVersion } from '#tests/factories/version.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getNarrowedReport } from '../../contract/narrowed-report.ts';
import type { Narrowing } from '../../contract/narrowing.ts';
import { getReport } from '../../contract/report.ts';
import { findResponses } from '../../contract/responses.ts';
import { findTextAnswers } from '../../contract/text-answers.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

function ask({ id, owner }: TestProject, query: Narrowing) {
  return server.call(getNarrowedReport, { params: { id }, query }, owner);
}

/** Half of them are folded. */
async function respond(project: TestProject, responses: readonly ResponseOptions[]): Promise<void> {
  const half = Math.ceil(responses.length / 2);
  await createResponses(server, project.id, responses.slice(0, half));
  await foldProject(server.db, project.id, { which: isUnfolded, most: 100 });
  await createResponses(server, project.id, responses.slice(half));
}

const byPoster = { source: { from: 'poster' } };

/** Days in Dhaka begin at six in the evening before. */
const MARCH: ResponseOptions[] = [
  { startedAt: new Date('2026-03-04T17:59:59Z'), ...byPoster, answers: { q1: 'o1', q2: 'Before' } },
  { startedAt: new Date('2026-03-04T18:00:00Z'), ...byPoster, answers: { q1: 'o2', q2: 'First' }, seconds: 30 },
  { startedAt: new Date('2026-03-05T12:00:00Z'), state: 'answering', ...byPoster, answers: { q2: 'Secret' } },
  { startedAt: new Date('2026-03-07T17:59:59Z'), source: { utm_source: 'poster' }, answers: { q2: 'Last' } },
  { startedAt: new Date('2026-03-06T00:00:00Z'), source: { utm_source: 'letter' }, answers: { q1: 'o1' } },
  { startedAt: new Date('2026-03-06T00:00:00Z'), state: 'screened_out', ...byPoster },
  { startedAt: new Date('2026-03-07T18:00:00Z'), answers: { q1: 'o1' } },
];

describe('getNarrowedReport', () => {
  it('counts whole days in Dhaka, and whoever came with a value by any name', async () => {
    const project = await createProject(server, { published: true });
    await respond(project, MARCH);
    const completed = async (query: Narrowing) => (await ask(project, query)).data.headline.completed;
    const days = { from: '2026-03-05', until: '2026-03-07' };
    expect(await completed({})).toBe(5);
    expect(await completed(days)).toBe(3);
    expect(await completed({ from: '2026-03-08' })).toBe(1);
    expect(await completed({ until: '2026-03-04' })).toBe(1);
    expect(await completed({ source: 'poster' })).toBe(3);
    expect(await completed({ ...days, source: 'poster' })).toBe(2);
    expect(await completed({ source: 'Poster' })).toBe(0);
    expect(await completed({ from: '2026-03-07', until: '2026-03-05' })).toBe(0);
    expect(await completed({ from: '0000-01-01', until: '9999-12-31' })).toBe(5);

    const { trend, questions } = (await ask(project, { ...days, source: 'poster' })).data;
    expect(trend?.stretches.slice(0, 3)).toEqual([
      { from: '2026-03-05', count: 1 },
      { from: '2026-03-06', count: 0 },
      { from: '2026-03-07', count: 1 },
    ]);
    expect(questions[0]).toMatchObject({ base: 1, skipped: 1, rows: [{ count: 0 }, { count: 1 }] });
    // Days before were not looked at: a line of one day would show them as empty.
    expect((await ask(project, { from: '2026-03-05', until: '2026-03-05' })).data.trend).toBeNull();
  });

  it('tells nothing of those who did not submit', async () => {
    const project = await createProject(server, { published: true });
    await respond(project, MARCH);
    const { data } = await ask(project, { source: 'poster' });
    expect(data.headline).toEqual({ completed: 3, medianSeconds: 0 });
    expect(JSON.stringify(data)).not.toContain('Secret');
  });

  it('says the same as the list and the texts that are narrowed so', async () => {
    const project = await createProject(server, { published: true });
    await respond(project, MARCH);
    const params = { id: project.id };
    for (const query of [{ from: '2026-03-05', until: '2026-03-07' }, { source: 'poster' }, { source: 'nobody' }]) {
      const { completed } = (await ask(project, query)).data.headline;
      const list = (await server.call(findResponses, { params, query }, project.owner)).data;
      expect(list.items).toHaveLength(completed);
      const texts = await server.call(
        findTextAnswers,
        { params: { ...params, questionId: 'q2' }, query },
        project.owner,
      );
      const { questions } = (await ask(project, query)).data;
      expect(texts.data.items).toHaveLength(questions.find(({ question }) => question.id === 'q2')?.base ?? -1);
      expect(texts.data.total).toBeNull();
    }
  });

  it('is the report of a project that has these responses alone, whatever is asked', async () => {
    const owner = await createUser(server);
    const cases = questionnaires().chain((questionnaire) =>
      fc.tuple(
        fc.constant(questionnaire),
        fc.array(fc.tuple(someAnswers(questionnaire), fc.boolean()), { maxLength: 12 }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(cases, async ([questionnaire, given]) => {
        const [all, alone] = [await createProject(server, { owner }), await createProject(server, { owner })];
        for (const project of [all, alone]) await createVersion(server, project, questionnaire);
        const responses = given.map(([answers, isMeant]) => ({ answers, source: { from: isMeant ? 'qr' : 'email' } }));
        await respond(all, responses);
        await respond(
          alone,
          responses.filter(({ source }) => source.from === 'qr'),
        );
        const whole = await server.call(getReport, { params: { id: alone.id } }, owner);
        const narrowed = (await ask(all, { source: 'qr' })).data;
        const { questions, values, hiddenValues, marks, versions, headline } = whole.data;
        const { completed, medianSeconds } = headline;
        expect(narrowed).toMatchObject({ questions, values, hiddenValues, marks, versions });
        expect(narrowed.headline).toEqual({ completed, medianSeconds });
      }),
      { endOnFailure: true, numRuns: 20 },
    );
  });

  it('refuses more than anybody waits for, and names the days as what to change', async () => {
    const project = await createProject(server, { published: true });
    const many = Array.from({ length: 10_001 }, (_, index) => ({
      startedAt: new Date(Date.UTC(2026, 2, 5 + (index % 2))),
      source: { from: index % 2 ? 'qr' : 'email' },
    }));
    await createResponses(server, project.id, many);
    await foldProject(server.db, project.id, { which: isUnfolded, most: 20_000 });
    const refused = await ask(project, { until: '2026-03-31' });
    expect([refused.status, Object.keys(refused.body.data.error.fields)]).toEqual([422, ['from']]);
    expect(refused.body.data.error.fields.from[0]).toContain('10,000');
    expect(refused.body.data.error.fields.from[0]).toContain('count at once');
    expect((await ask(project, { from: '2026-03-06' })).data.headline.completed).toBe(5_000);
    expect((await ask(project, { source: 'email' })).data.headline.completed).toBe(5_001);
  });

  it('says whether too many would be counted or looked through', async () => {
    const project = await createProject(server, { published: true });
    await respond(project, MARCH);
    const read = (narrowing: Narrowing, found: number, looked: number, megabytes = 1) =>
      readNarrowedTally(server.db, project.id, narrowing, { found, looked, megabytes });
    expect(await read({}, 4, 4)).toEqual({ tooMany: 'found', most: 4 });
    expect(await read({ source: 'letter' }, 4, 4)).toEqual({ tooMany: 'looked', most: 4 });
    expect(await read({ source: 'poster' }, 2, 5)).toEqual({ tooMany: 'found', most: 2 });
    expect(await read({ source: 'letter' }, 1, 5)).toHaveProperty('tally');
    expect(await read({}, 5, 5, 0)).toEqual({ tooMany: 'megabytes', most: 0 });
  });
});
