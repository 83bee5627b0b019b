import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answers } from '#domain/answers/answer.ts';
import { answersTo } from '#domain/questionnaire/arbitraries/answers.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { blankQuestion, isAsking } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { UNBOUNDED } from '#domain/quiz/attempts.ts';
import { setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import { RIGHT, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { readCsv } from '#domain/text/csv.ts';
import type { Locale } from '#domain/text/locale.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { everyKind } from '#tests/e2e/support/every-kind.ts';
import { actorOf } from '#tests/factories/actor.ts';
import { createProject, createQuiz, type TestProject } from '#tests/factories/project.ts';
import { createRespondent, createResponse } from '#tests/factories/respondent.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createUser } from '#tests/factories/user.ts';
import { createVersion } from '#tests/factories/version.ts';
import { readWorkbook } from '#tests/support/read-workbook.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import * as files from '../../contract/export.ts';
import { responsesTable } from './responses-table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const AS = {
  responses: [files.exportResponses, files.exportResponsesWorkbook],
  grades: [files.exportGrades, files.exportGradesWorkbook],
} as const;

/** The same file in both ways of writing it. */
async function both(what: keyof typeof AS, { id, owner }: TestProject, query: { locale?: Locale; q?: string } = {}) {
  const [csv, workbook] = AS[what];
  const asked = { params: { id }, query };
  const lines = readCsv(String((await server.call(csv, asked, owner)).body));
  const reply = await server.call(workbook, asked, owner);
  expect(reply.status).toBe(200);
  return { lines, reply, ...(await readWorkbook(reply.bytes)) };
}

const HOSTILE = [
  '=HYPERLINK("https://example.com")',
  '+8801712345678',
  '-1+2',
  '@SUM(A1)',
  '007',
  '\u0001 \u001f a\tb\nc\rd',
  '_x0041_ & <b> "]]>"',
  'ক্ষ্যি র‍্যাব 👨‍👩‍👧‍👦 \ud83d\ude00',
];

describe('exportResponsesWorkbook', () => {
  it.each(['en', 'bn'] as const)('has what the CSV file has, of every kind of question, in %s', async (locale) => {
    const project = await createProject(server, {
      settings: {
        responseMethod: 'identified',
        details: { name: 'required', phone: 'off', email: 'off', address: 'off' },
      },
    });
    await createVersion(server, project, everyKind);
    const answers = fc.record(
      Object.fromEntries(
        questionsOf(everyKind)
          .filter(isAsking)
          .map((question) => [question.id, answersTo(question)]),
      ),
    );
    const given: Answers[] = [...fc.sample(answers, { seed: 7, numRuns: 20 }), {}];
    await createResponses(
      server,
      project.id,
      given.map((said, index) => ({
        answers: said,
        startedAt: new Date('2026-02-28T17:59:58Z'),
        seconds: index,
        details: { name: HOSTILE[index % 5] ?? '' },
      })),
    );
    const { lines, rows, cells } = await both('responses', project, { locale });
    expect(rows).toHaveLength(given.length + 1);
    expect(rows).toEqual(lines);
    // Numbers, days and moments are such, and not text that looks like them.
    const titles = rows[0] ?? [];
    const values = new Set(cells[1]?.filter(({ isValue }) => isValue).map(({ place }) => place.replace('2', '')));
    const places = cells[0]?.map(({ place }) => place.replace('1', '')) ?? [];
    const isText = titles.filter((_, index) => {
      const looksLikeOne = /^-?\d+(\.\d+)?$|^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$|^\d\d:\d\d$/.test(
        rows[1]?.[index] ?? '',
      );
      return looksLikeOne && !values.has(places[index] ?? '');
    });
    // A code of digits is not reckoned with.
    expect(isText).toEqual([locale === 'en' ? 'What is your address?: Post code' : 'আপনার ঠিকানা কী?: পোস্ট কোড']);
    expect(values.size).toBeGreaterThan(25);
  });

  it('leaves text what people wrote, whatever it begins with and is made of', async () => {
    const project = await createProject(server, { published: true });
    await createResponses(
      server,
      project.id,
      HOSTILE.map((q2) => ({ answers: { q1: 'o1', q2 } })),
    );
    const { lines, rows, cells } = await both('responses', project);
    expect(rows.slice(1).map((row) => row.at(-1))).toEqual(HOSTILE);
    expect(rows).toEqual(lines);
    expect(cells.slice(1).every((row) => row.at(-1)?.isValue === false)).toBe(true);
  });

  it('has the marks of a quiz as numbers, what waits left out, and what the clock ended', async () => {
    const title = { en: 'Why?' };
    const why: Question = { id: 'why', kind: 'long_text', title, help: {}, required: false };
    const essay: Questionnaire = setQuestionMarking(
      { ...sampleQuiz, sections: sampleQuiz.sections.map((one) => ({ ...one, questions: [...one.questions, why] })) },
      'why',
      { points: 4, key: { by: 'hand', rubric: 'One good reason' } },
    );
    const settings = { clock: { minutes: 10, onClose: 'submit' } } as const;
    const quiz = await createProject(server, { kind: 'quiz', questionnaire: essay, published: true, settings });
    await createResponse(server, quiz.id, { answers: RIGHT });
    await createResponse(server, quiz.id, { answers: { capital: 'o1', why: '=A1' } });
    const { lines, rows, cells } = await both('responses', quiz);
    expect(rows).toEqual(lines);
    const [titles = [], first = [], second = []] = rows;
    const at = titles.indexOf('Marks');
    expect([first, second].map((row) => row.slice(at, at + 4))).toEqual([
      ['10', '14', '71.43', 'Yes'],
      ['', '14', '', ''],
    ]);
    expect(first[titles.indexOf('Submitted by')]).toBe('Respondent');
    const marks = cells[1]?.filter(({ text }) => ['10', '14', '71.43'].includes(text));
    expect(marks?.every(({ isValue }) => isValue)).toBe(true);
  });

  it('is narrowed as the CSV file is, and named like it', async () => {
    const project = await createProject(server, { published: true, settings: { title: { en: 'Tea', bn: 'চা/কফি' } } });
    await createResponses(server, project.id, [
      { answers: { q1: 'o1' }, source: { from: 'qr' } },
      { answers: { q1: 'o2' }, source: { from: 'link' } },
    ]);
    const { lines, rows, reply } = await both('responses', project, { locale: 'bn', q: 'qr' });
    expect([rows.length, rows]).toEqual([2, lines]);
    expect(reply.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('চা কফি সাড়া.xlsx')}`);
  });

  it('goes on over many batches', async () => {
    const project = await createProject(server, { published: true });
    const many = Array.from({ length: 1_203 }, (_, index) => ({ answers: { q1: index % 3 === 0 ? 'o1' : 'o2' } }));
    await createResponses(server, project.id, many);
    const { lines, rows } = await both('responses', project);
    expect([rows.length, rows]).toEqual([1_204, lines]);
  });

  it('knows whether a sheet has room for all, or for those that are asked for', async () => {
    const project = await createProject(server, { published: true });
    const sources = ['qr', 'qr', 'link'];
    await createResponses(
      server,
      project.id,
      sources.map((from) => ({ answers: { q1: 'o1' }, source: { from } })),
    );
    const fits = async (rows: number, query: { source?: string } = {}) => {
      const actor = actorOf('user', { id: project.owner.id });
      const circumstances = { now: server.clock.now, publicUrl: '' };
      const table = await responsesTable(server.db, actor, project.id, { locale: 'en', ...query }, circumstances);
      return table.fits(rows);
    };
    expect([await fits(3), await fits(2)]).toEqual([true, false]);
    expect([await fits(2, { source: 'qr' }), await fits(1, { source: 'qr' })]).toEqual([true, false]);
    expect(await fits(1, { source: 'link' })).toBe(true);
  });
});

it('of many columns, files are read and written a few rows at a time, and others get their turn between', async () => {
  const project = await createProject(server);
  const questions = Array.from({ length: 1_500 }, (_, index) => ({
    ...blankQuestion('short_text', () => `q${index}`),
    title: { en: `Question ${index}` },
  }));
  await createVersion(server, project, { sections: [{ id: 's1', title: {}, intro: {}, questions }] });
  await createResponses(
    server,
    project.id,
    Array.from({ length: 30 }, (_, index) => ({ answers: { q7: `answer ${index}` } })),
  );
  const actor = actorOf('user', { id: project.owner.id });
  const circumstances = { now: server.clock.now, publicUrl: '' };
  const { columns, portions } = await responsesTable(server.db, actor, project.id, { locale: 'en' }, circumstances);
  const cells: number[] = [];
  const turns: number[] = [];
  let turn = 0;
  for await (const rows of portions) {
    cells.push(rows.length * columns.length);
    turns.push(turn);
    setImmediate(() => {
      turn += 1;
    });
  }
  expect(cells.reduce((sum, count) => sum + count)).toBe(30 * columns.length);
  for (const count of cells) expect(count).toBeLessThan(20_000 + columns.length);
  expect(turns).toEqual([0, 1, 2]);
  const { lines, rows } = await both('responses', project);
  expect([rows.length, rows]).toEqual([31, lines]);
});

describe('exportGrades', () => {
  it('has what each person came to by the rule of the quiz, in both files', async () => {
    const attempts = { ...UNBOUNDED, grade: 'highest' } as const;
    const quiz = await createQuiz(server, { responseMethod: 'registered', attempts });
    const [karim, amena] = [
      await createUser(server, { firstName: 'Karim', lastName: 'Mia' }),
      await createUser(server, { firstName: '=Amena', lastName: '' }),
    ];
    await createResponse(server, quiz.id, { by: karim, answers: { capital: 'o1' } });
    await createResponse(server, quiz.id, { by: karim, answers: RIGHT });
    await createRespondent(server, quiz.id, { by: amena });
    const { lines, rows, cells, reply } = await both('grades', quiz);
    expect(rows).toEqual(lines);
    expect(rows).toEqual([
      [
        'Name',
        'Marks',
        'Out of',
        'Per cent',
        'Passed',
        'Seconds',
        'Attempts',
        'Submitted',
        'Last started (Dhaka time)',
        'ID',
      ],
      ['=Amena', '', '', '', '', '', '1', '0', '2026-03-01 12:00:00', amena.id],
      ['Karim Mia', '10', '10', '100', 'Yes', '0', '2', '2', '2026-03-01 12:00:00', karim.id],
    ]);
    expect(cells[2]?.map(({ isValue }) => isValue)).toEqual([
      false,
      true,
      true,
      true,
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(reply.headers['content-disposition']).toContain('marks by person.xlsx');

    const searched = await both('grades', quiz, { locale: 'bn', q: 'karim' });
    expect(searched.rows).toEqual(searched.lines);
    expect(searched.rows.map(([name]) => name)).toEqual(['নাম', 'Karim Mia']);
  });

  it('says how many rounds they took, and nothing of attempts where people told their name', async () => {
    const details = { name: 'required', phone: 'off', email: 'off', address: 'off' } as const;
    const quiz = await createQuiz(server, { responseMethod: 'identified', details });
    for (const name of ['Rahima', 'amena']) {
      const body = { answers: { capital: 'o1' }, details: { name }, complete: true };
      await server.call(startRespondent, { params: { id: quiz.id }, body }, visitor());
    }
    const { lines, rows } = await both('grades', quiz);
    expect(rows).toEqual(lines);
    expect(rows.map((row) => row.slice(0, -1))).toEqual([
      ['Name', 'Marks', 'Out of', 'Per cent', 'Passed', 'Seconds'],
      ['amena', '2', '10', '20', 'No', '0'],
      ['Rahima', '2', '10', '20', 'No', '0'],
    ]);
  });
});
