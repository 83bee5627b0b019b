import { readFileSync } from 'node:fs';
import { and, eq, like, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Answers, chosenOf } from '#domain/answers/answer.ts';
import { quantile } from '#domain/answers/statistics/statistics.ts';
import { someAnswers } from '#domain/questionnaire/arbitraries/answers.ts';
import { questionnaires } from '#domain/questionnaire/arbitraries/questionnaires.ts';
import { isAsking, kindOf, rowsOf } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { tallies } from '#features/responses/server/tables.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import { newId } from '#kit/server/ids.ts';
import { createProject, sampleQuestionnaire } from '#tests/factories/project.ts';
import { createResponses, type ResponseOptions } from '#tests/factories/response.ts';
import { createUser } from '#tests/factories/user.ts';
import { createVersion } from '#tests/factories/version.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../../contract/export.ts';
import { getReport, type QuestionReport, type Report } from '../../contract/report.ts';
import { deleteResponse } from '../../contract/responses.ts';
import { findTextAnswers } from '../../contract/text-answers.ts';

const amount = { id: 'amount', title: { en: 'Amount' }, help: {}, required: false };
const options = [
  { id: 'o1', label: { en: 'One' } },
  { id: 'o2', label: { en: 'Two' } },
];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function reportOf(project: Awaited<ReturnType<typeof createProject>>): Promise<Report> {
  return (await server.call(getReport, { params: { id: project.id } }, project.owner)).data;
}

describe('the trend', () => {
  const at = (moment: string, options: ResponseOptions = {}) => ({ startedAt: new Date(moment), ...options });

  it('counts by the day in Dhaka, folded or not, and follows what is deleted', async () => {
    const project = await createProject(server, { published: true });
    const counts = async () => {
      const stretches = (await reportOf(project)).trend?.stretches ?? [];
      return Object.fromEntries(stretches.filter(({ count }) => count > 0).map(({ from, count }) => [from, count]));
    };
    const [deleted = ''] = await createResponses(server, project.id, [
      at('2026-03-05T17:59:00Z'),
      at('2026-03-05T17:59:00Z', { seconds: 60 }),
      at('2026-03-06T01:00:00Z', { state: 'answering' }),
    ]);
    await foldProject(server.db, project.id, { which: isUnfolded, most: 10 });
    await createResponses(server, project.id, [at('2026-03-06T02:00:00Z')]);
    expect(await counts()).toEqual({ '2026-03-05': 1, '2026-03-06': 2 });
    await server.call(deleteResponse, { params: { id: project.id, responseId: deleted } }, project.owner);
    expect(await counts()).toEqual({ '2026-03-06': 2 });
  });

  it('has the days of those folded before days were counted', async () => {
    const project = await createProject(server, { published: true });
    const moments = ['2026-03-05T17:59:59Z', '2026-03-05T18:00:00Z', '2026-03-06T17:59:59Z'];
    await createResponses(
      server,
      project.id,
      moments.map((moment) => at(moment)),
    );
    await foldProject(server.db, project.id, { which: isUnfolded, most: 10 });
    const { trend } = await reportOf(project);
    await server.db.delete(tallies).where(and(eq(tallies.projectId, project.id), like(tallies.cell, 'day:%')));
    expect((await reportOf(project)).trend).toBeNull();
    // What it does before that has been done here, and the column has a later name.
    const migration = readFileSync('migrations/0005_days_of_responses.sql', 'utf8').split('--> statement-breakpoint');
    await server.db.execute(sql.raw((migration.at(-1) ?? '').replaceAll('tallied_as', 'tally_state')));
    expect((await reportOf(project)).trend).toEqual(trend);
  });

  it('ends today while answers are taken, and is none before the first', async () => {
    const project = await createProject(server, { published: true });
    expect((await reportOf(project)).trend).toBeNull();
    const days = 24 * 60 * 60 * 1000;
    await createResponses(server, project.id, [{ startedAt: new Date(server.clock.now.getTime() - 10 * days) }]);
    const { trend } = await reportOf(project);
    expect(trend?.stretches).toHaveLength(11);
    expect(trend?.stretches.at(-1)).toEqual({ from: dhakaDay(server.clock.now), count: 0 });
  });
});

describe('figures', () => {
  const cases = questionnaires().chain((questionnaire) =>
    fc.tuple(fc.constant(questionnaire), fc.array(someAnswers(questionnaire), { maxLength: 12 })),
  );

  it('of every kind equal a plain count of the answers, folded or not', async () => {
    const owner = await createUser(server);
    await fc.assert(
      fc.asyncProperty(cases, fc.nat(12), async ([questionnaire, respondents], folded) => {
        const project = await createProject(server, { owner });
        await createVersion(server, project, questionnaire);
        await createResponses(server, project.id, respondents.slice(0, folded).map(toResponse));
        await foldProject(server.db, project.id, { which: isUnfolded, most: 1_000 });
        await createResponses(server, project.id, respondents.slice(folded).map(toResponse));
        expectPlainCounts(await reportOf(project), questionnaire, respondents);
      }),
      { endOnFailure: true, numRuns: 25 },
    );
  });

  it('cost the database the same however often the project was published', async () => {
    const [once, often] = await Promise.all([createProject(server), createProject(server)]);
    await createVersion(server, once, sampleQuestionnaire());
    for (let n = 0; n < 6; n += 1) await createVersion(server, often, sampleQuestionnaire());
    const costOf = ({ id, owner }: typeof once) =>
      statementsOf(() => server.call(getReport, { params: { id } }, owner));
    expect(await costOf(often)).toBe(await costOf(once));
  });

  it('of an empty project say that nobody came', async () => {
    const draft = await reportOf(await createProject(server));
    expect(draft.headline).toEqual({
      started: 0,
      completed: 0,
      screenedOut: 0,
      overQuota: 0,
      completionRate: null,
      medianSeconds: null,
    });
    expect([draft.versions, draft.questions]).toEqual([[], []]);

    const published = await reportOf(await createProject(server, { published: true }));
    expect(published.versions).toEqual([1]);
    expect(published.questions.map(({ base, skipped }) => [base, skipped])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(published.questions[0]?.rows.map(({ id, count, share }) => [id, count, share])).toEqual([
      ['o1', 0, 0],
      ['o2', 0, 0],
    ]);
  });

  it('of the whole count who started, who completed and how long it took', async () => {
    const project = await createProject(server, { published: true });
    const longAgo = new Date(server.clock.now.getTime() - 2 * 3_600_000);
    await createResponses(server, project.id, [
      { state: 'answering' },
      { state: 'answering', startedAt: longAgo },
      { startedAt: longAgo, seconds: 30 },
      { startedAt: longAgo, seconds: 90 },
    ]);
    const expected = { started: 4, completed: 2, screenedOut: 0, overQuota: 0, completionRate: 0.5, medianSeconds: 60 };
    expect((await reportOf(project)).headline).toEqual(expected);
    await foldProject(server.db, project.id, { which: isUnfolded, most: 1_000 });
    expect((await reportOf(project)).headline).toEqual(expected);
  });
});

describe('versions', () => {
  it('are merged question by question', async () => {
    const project = await createProject(server);
    const first = sampleQuestionnaire();
    await createVersion(server, project, first);
    await createResponses(server, project.id, [
      { version: 1, answers: { q1: 'o1', q2: 'Sweet' } },
      { version: 1, answers: { q1: 'o2' } },
    ]);
    await createVersion(server, project, secondVersion(first));
    await createResponses(server, project.id, [{ version: 2, answers: { q1: 'o3', q3: 4 } }]);

    const { versions, questions, headline } = await reportOf(project);
    expect(headline.completed).toBe(3);
    expect(versions).toEqual([1, 2]);
    expect(
      questions.map(({ question, versions, retired, base, skipped }) => [
        question.id,
        versions,
        retired,
        base,
        skipped,
      ]),
    ).toEqual([
      ['q1', [1, 2], false, 3, 0],
      ['q3', [2], false, 1, 0],
      ['q2', [1], true, 1, 1],
    ]);
    expect(questions[0]?.question.title).toEqual({ en: 'What do you like?' });
    expect(questions[0]?.formerly).toEqual([
      { text: { en: 'What do you drink?', bn: 'আপনি কী পান করেন?' }, versions: [1] },
    ]);
    expect(questions[0]?.rows.map(({ id, label, count, versions }) => [id, label, count, versions])).toEqual([
      ['o1', { en: 'Black tea', bn: 'চা' }, 1, [1, 2]],
      ['o3', { en: 'Water' }, 1, [2]],
      ['o2', { en: 'Coffee', bn: 'কফি' }, 1, [1]],
    ]);
    expect(questions[0]?.rows[0]?.formerly).toEqual([{ text: { en: 'Tea', bn: 'চা' }, versions: [1] }]);
  });

  it('are kept apart where a question was asked in another way, and counted as before when it is asked so again', async () => {
    const project = await createProject(server);
    const ways: [Question, Answer][] = [
      [{ ...amount, kind: 'number', decimals: 1, unit: {} }, 2.5],
      [{ ...amount, kind: 'rating', steps: 5 }, 4],
      [{ ...amount, kind: 'rating', steps: 10 }, 9],
      [{ ...amount, kind: 'short_text' }, 'a lot'],
      [{ ...amount, kind: 'single_choice', options }, 'o1'],
      [{ ...amount, kind: 'multiple_choice', options }, ['o1', 'o2']],
      [{ ...amount, kind: 'dropdown', options }, 'o2'],
    ];
    for (const [index, [question, answer]] of ways.entries()) {
      await createVersion(server, project, { sections: [{ id: 's1', title: {}, intro: {}, questions: [question] }] });
      await createResponses(server, project.id, [{ version: index + 1, answers: { amount: answer } }]);
    }
    for (const folded of [false, true]) {
      if (folded) await foldProject(server.db, project.id, { which: isUnfolded, most: 1_000 });
      const { questions } = await reportOf(project);
      expect(
        questions.map(({ question, versions, retired, base, rows }) => [
          question.kind,
          versions,
          retired,
          base,
          rows.filter(({ count }) => count > 0).map(({ id }) => id),
        ]),
      ).toEqual([
        ['dropdown', [5, 7], false, 2, ['o1', 'o2']],
        ['multiple_choice', [6], true, 1, ['o1', 'o2']],
        ['short_text', [4], true, 1, []],
        ['rating', [3], true, 1, ['9']],
        ['rating', [2], true, 1, ['4']],
        ['number', [1], true, 1, ['2.5']],
      ]);
      expect(questions.map(({ figures }) => figures?.mean)).toEqual([undefined, undefined, undefined, 9, 4, 2.5]);
    }
    const texts = { params: { id: project.id, questionId: 'amount' }, query: {} };
    const { data } = await server.call(findTextAnswers, texts, project.owner);
    expect([data.items.map(({ text }) => text), data.total]).toEqual([['a lot'], 1]);
    const csv = await server.call(exportResponses, { params: { id: project.id }, query: {} }, project.owner);
    const cells = csv.body
      .trim()
      .split('\r\n')
      .map((line: string) => line.split(',').slice(6).join());
    const inColumn = (column: number, cell: string) => Array(6).fill('Not in their version').with(column, cell).join();
    expect(cells).toEqual([
      'Amount,Amount (Version 6),Amount (Version 4),Amount (Version 3),Amount (Version 2),Amount (Version 1)',
      inColumn(5, '2.5'),
      inColumn(4, '4'),
      inColumn(3, '9'),
      inColumn(2, 'a lot'),
      inColumn(0, 'One'),
      inColumn(1, 'One; Two'),
      inColumn(0, 'Two'),
    ]);
  });

  it('keep the names of cells and of what is chosen in them that a newer one removed', async () => {
    const project = await createProject(server);
    const named = (...ids: string[]) => ids.map((id) => ({ id, label: { en: `The ${id}` } }));
    const grid = (kind: 'grid_text' | 'grid_number' | 'grid_dropdown', rows: string[], options: string[]) => {
      const cells = { ...amount, id: kind, rows: named(...rows), columns: named('c1', 'c2') };
      if (kind === 'grid_dropdown') return { ...cells, kind, options: named(...options) };
      return kind === 'grid_number' ? { ...cells, kind, decimals: 0 } : { ...cells, kind };
    };
    const kinds = ['grid_text', 'grid_number', 'grid_dropdown'] as const;
    for (const [rows, options] of [
      [
        ['r1', 'r2'],
        ['o1', 'o2', 'o3'],
      ],
      [['r2'], ['o1', 'o2']],
    ] as const) {
      const questions = kinds.map((kind) => grid(kind, [...rows], [...options]));
      await createVersion(server, project, { sections: [{ id: 's1', title: {}, intro: {}, questions }] });
    }
    const answers = { grid_text: { 'r1~c2': 'Tea' }, grid_number: { 'r1~c2': 3 }, grid_dropdown: { 'r1~c2': 'o3' } };
    await createResponses(server, project.id, [{ version: 1, answers }]);
    const { questions } = await reportOf(project);
    for (const { question, rows } of questions) {
      expect([question.id, ...rows.map(({ id, label, count }) => [id, label?.en, count])]).toEqual([
        question.id,
        ['r2~c1', 'The r2 – The c1', 0],
        ['r2~c2', 'The r2 – The c2', 0],
        ['r1~c2', 'The r1 – The c2', 1],
      ]);
    }
    expect(questions[2]?.columns?.map(({ id, label }) => [id, label?.en])).toEqual([
      ['o1', 'The o1'],
      ['o2', 'The o2'],
      ['o3', 'The o3'],
    ]);
  });

  it('leave out a question that nobody was asked and nobody is asked any more', async () => {
    const project = await createProject(server);
    await createVersion(server, project, sampleQuestionnaire());
    await createVersion(server, project, secondVersion(sampleQuestionnaire()));
    expect((await reportOf(project)).questions.map(({ question }) => question.id)).toEqual(['q1', 'q3']);
  });
});

describe('access', () => {
  it('is the owner’s and the staff’s alone', async () => {
    const project = await createProject(server, { published: true });
    const input = { params: { id: project.id } };
    const stranger = await createUser(server);
    const admin = await createUser(server, { role: 'admin' });
    const agent = await createUser(server, { role: 'agent' });
    expect((await server.call(getReport, input)).status).toBe(401);
    expect((await server.call(getReport, input, stranger)).status).toBe(404);
    expect((await server.call(getReport, input, agent)).status).toBe(200);
    expect((await server.call(getReport, input, admin)).status).toBe(200);
    expect((await server.call(getReport, { params: { id: newId() } }, admin)).status).toBe(404);
    expect((await server.call(getReport, { params: { id: 'none' } }, admin)).status).toBe(404);
  });
});

function toResponse(answers: Answers) {
  return { answers };
}

/** Tea is reworded, coffee is gone, water is new; why is no longer asked. */
function secondVersion(first: Questionnaire): Questionnaire {
  const [section] = first.sections;
  const [drink] = section?.questions ?? [];
  if (!section || drink?.kind !== 'single_choice') throw new Error('not the sample questionnaire');
  const [tea] = drink.options;
  if (!tea) throw new Error('no tea');
  const options = [
    { ...tea, label: { ...tea.label, en: 'Black tea' } },
    { id: 'o3', label: { en: 'Water' } },
  ];
  return {
    sections: [
      {
        ...section,
        questions: [
          { ...drink, title: { en: 'What do you like?' }, options },
          { kind: 'rating', id: 'q3', title: { en: 'How much?' }, help: {}, required: false, steps: 5 },
        ],
      },
    ],
  };
}

function expectPlainCounts(report: Report, questionnaire: Questionnaire, respondents: readonly Answers[]): void {
  expect(report.headline.completed).toBe(respondents.length);
  expect(report.questions.map(({ question }) => question)).toEqual(
    questionnaire.sections.flatMap((part) => part.questions).filter(isAsking),
  );
  for (const part of report.questions) {
    const given = respondents.map((answers) => answers[part.question.id]).filter((answer) => answer !== undefined);
    expect(part.base).toBe(given.length);
    expect(part.skipped).toBe(respondents.length - given.length);
    // What is said row by row or entry by entry, and of those who did not answer, tests of the domain count.
    const { listsEntries, reported } = kindOf(part.question);
    if (rowsOf(part.question).length > 0 || listsEntries || reported.as === 'consent') continue;
    for (const row of part.rows) {
      const count = given.filter((answer) => belongsTo(part, row, answer)).length;
      expect([row.id, row.count]).toEqual([row.id, count]);
      expect(row.share).toBe(given.length === 0 ? 0 : count / given.length);
    }
    expectEachRowOnce(part, given);
    expectFigures(part, given);
  }
}

function belongsTo(
  { question }: QuestionReport,
  { id, from, to }: QuestionReport['rows'][number],
  answer: Answer,
): boolean {
  if (typeof answer === 'object') return chosenOf(answer).includes(id);
  if (['date', 'date_time', 'time'].includes(question.kind)) return String(answer).startsWith(id);
  if (question.kind !== 'number' || from === undefined || to === undefined) return String(answer) === id;
  return from === to ? answer === from : Number(answer) >= from && Number(answer) < to;
}

function expectEachRowOnce({ question, rows }: QuestionReport, given: readonly Answer[]): void {
  const isListed = ['texts', 'files'].includes(kindOf(question).reported.as);
  const expected = isListed ? 0 : given.flatMap(chosenOf).length;
  expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(expected);
}

function expectFigures({ figures }: QuestionReport, given: readonly Answer[]): void {
  const numbers = given.filter((answer) => typeof answer === 'number');
  if (numbers.length === 0) {
    expect(figures).toBeNull();
    return;
  }
  const sorted = numbers.toSorted((a, b) => a - b);
  expect([figures?.min, figures?.max]).toEqual([sorted[0], sorted.at(-1)]);
  expect(figures?.median).toBe(
    quantile(
      sorted.map((value) => [value, 1]),
      0.5,
    ),
  );
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  expect(figures?.mean).toBeCloseTo(mean, 6);
  const squares = numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  if (numbers.length === 1) expect(figures?.deviation).toBeNull();
  else expect(figures?.deviation).toBeCloseTo(Math.sqrt(squares / (numbers.length - 1)), 6);
}
