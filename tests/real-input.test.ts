// Real people's answers through the whole product: asked, answered over a network that repeats itself, read.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answers } from '#domain/answers/answer.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { answerPlain, kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { exportResponses } from '#features/reports/contract/export.ts';
import { getReport, type QuestionReport } from '#features/reports/contract/report.ts';
import { createProject, type TestProject } from './factories/project.ts';
import { answersOf, countValues, type FlyingEtiquette, readFlyingEtiquette } from './support/flying-etiquette.ts';
import { parseCsv } from './support/parse-csv.ts';
import { respondAs } from './support/respond.ts';
import { countSaid, readStarWars, type StarWars } from './support/star-wars.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

describe('the answers of 1,040 people', () => {
  let server: TestServer;
  let project: TestProject;
  let file: FlyingEtiquette;

  beforeAll(async () => {
    file = readFlyingEtiquette();
    server = await startTestServer();
    project = await createProject(server, { questionnaire: file.questionnaire, published: true });
    const people = file.rows.map((_row, person) => [answersOf(file, person)]);
    await respondAs(server, project.id, people);
  });

  test('the report is what a plain count of the file says, cell by cell', async () => {
    const report = (await server.call(getReport, { params: { id: project.id } }, project.owner)).data;
    expect(report.headline).toMatchObject({ started: 1040, completed: 1040, completionRate: 1 });
    expect(report.questions).toHaveLength(26);
    for (const [column, { question, base, skipped, rows }] of report.questions.entries()) {
      const counts = countValues(file, column);
      const answered = Object.values(counts).reduce((sum, count) => sum + count, 0);
      expect(question.title.en).toBe(file.titles[column]);
      expect({ base, skipped }).toEqual({ base: answered, skipped: 1040 - answered });
      expect(Object.fromEntries(rows.map(({ label, count }) => [label?.en, count]))).toEqual(counts);
      for (const { count, share } of rows) expect(share).toBeCloseTo(count / answered, 12);
    }
  });

  test('the exported file holds what the people’s file holds, cell by cell', async () => {
    const reply = await server.call(exportResponses, { params: { id: project.id }, query: {} }, project.owner);
    const text = String(reply.body);
    expect(text.startsWith('\ufeff')).toBe(true);
    const [header = [], ...rows] = parseCsv(text);
    const columns = file.titles.map((title) => header.indexOf(title));
    expect(columns).not.toContain(-1);
    const exported = rows.map((row) => columns.map((column) => row[column]));
    expect(sorted(exported)).toEqual(sorted(file.rows));
  });
});

describe('the answers of 1,186 people to a survey that branches', () => {
  let server: TestServer;
  let project: TestProject;
  let file: StarWars;
  let questions: readonly Question[];
  let saidFirst: Answers[];

  beforeAll(async () => {
    file = readStarWars();
    questions = questionsOf(file.questionnaire);
    server = await startTestServer();
    project = await createProject(server, { questionnaire: file.questionnaire, published: true });
    // Who has seen none first says the contrary, and all that somebody else says of the films.
    const films = file.questionnaire.sections[0]?.questions.map(({ id }) => id) ?? [];
    const others = file.answers
      .filter((answers) => answers.knows === 'yes')
      .map((answers) => Object.fromEntries(Object.entries(answers).filter(([id]) => films.includes(id))));
    saidFirst = file.answers.map((answers, person) =>
      answers.seen === 'no' ? { ...answers, ...others[person % others.length] } : answers,
    );
    const people = saidFirst.map((answers, person) =>
      file.answers[person]?.seen === 'no' ? [answers, { seen: 'no' }] : [answers],
    );
    await respondAs(server, project.id, people);
  });

  test('the report is what a plain count of the file says, and what is off the path is told and counted nowhere', async () => {
    const report = (await server.call(getReport, { params: { id: project.id } }, project.owner)).data;
    expect(report.headline).toMatchObject({ started: 1186, completed: 1186, completionRate: 1 });
    expect(report.questions.map(({ question }) => question.id)).toEqual(questions.map(({ id }) => id));
    for (const read of report.questions) {
      const { id } = read.question;
      const base = file.answers.filter((answers) => answers[id] !== undefined).length;
      const notAsked = file.answers.filter((answers) => !isAsked(id, answers)).length;
      const offPath = file.answers.filter((answers, person) => isAside(id, answers, person)).length;
      const { base: answered, notAsked: unasked, offPath: aside } = read;
      expect({ id, base: answered, notAsked: unasked, offPath: aside }).toEqual({ id, base, notAsked, offPath });
      expect(read.skipped).toBe(1186 - base - notAsked);
      expect(countsIn(read), id).toEqual(countSaid(file.answers, id));
    }
  });

  test('the exported file holds what the people’s file holds, with what nobody was asked told apart', async () => {
    const reply = await server.call(exportResponses, { params: { id: project.id }, query: {} }, project.owner);
    const [header = [], ...rows] = parseCsv(String(reply.body));
    const first = header.indexOf(questions[0]?.title.en ?? '');
    expect(sorted(rows.map((row) => row.slice(first)))).toEqual(sorted(file.answers.map(rowOf)));
  });

  function rowOf(answers: Answers, person: number): string[] {
    return questions.flatMap((question) => {
      const { columns } = kindOf(question);
      const parts = columns?.of(question) ?? [];
      const answer = answers[question.id];
      if (answer === undefined) {
        const unasked = isAside(question.id, answers, person) ? 'Off the path' : 'Not asked';
        const why = isAsked(question.id, answers) ? '' : unasked;
        return Array.from({ length: parts.length || 1 }, () => why);
      }
      if (!columns || parts.length === 0) return [answerPlain(question, answer, 'en')];
      return parts.map(({ id }) => columns.plain(question, answer, id, 'en'));
    });
  }

  function isAside(id: string, answers: Answers, person: number): boolean {
    return !isAsked(id, answers) && saidFirst[person]?.[id] !== undefined;
  }

  /** By what the survey says: of films those who have seen one, of the expanded universe those who know it. */
  function isAsked(id: string, answers: Answers): boolean {
    const isOfAll = id === 'seen' || file.questionnaire.sections[1]?.questions.some((question) => question.id === id);
    return isOfAll || (answers.seen !== 'no' && (id !== 'universe' || answers.knows === 'yes'));
  }
});

/** What a report counts, as {@link countSaid} names it. */
function countsIn({ rows, columns }: QuestionReport): Map<string, number> {
  const counts = rows.flatMap(({ id, count, counts = [] }): [string, number][] =>
    columns ? columns.map((column, index) => [`${id}:${column.id}`, counts[index] ?? 0]) : [[id, count]],
  );
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Responses arrive in no particular order. */
function sorted(rows: readonly (string | undefined)[][]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
