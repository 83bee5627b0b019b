// 1,186 real people's answers to a survey that branches: the file, the questionnaire it was given by, and what each
// person said.
import { readFileSync } from 'node:fs';
import { type Answers, isInParts } from '#domain/answers/answer.ts';
import type { Option, Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { parseCsv } from './parse-csv.ts';

const FILE = new URL('../data/star-wars-survey.csv', import.meta.url);

/** Where in the file a question's answers stand: one column, or from one on a column for each option or row. */
interface Placed {
  question: Question;
  column: number;
}

export interface StarWars {
  questionnaire: Questionnaire;
  /** What each person said, as a client sends it: nothing of what they left out. */
  answers: Answers[];
}

/**
 * Read from the file: titles from its first line, options and rows from what its second line and its cells say. Who has
 * seen no film goes on with the questions about themselves; of the expanded universe only those are asked who know it.
 */
export function readStarWars(): StarWars {
  const text = new TextDecoder('macintosh').decode(readFileSync(FILE));
  const [titles = [], parts = [], ...rows] = parseCsv(text);
  const title = (column: number) => ({ en: (titles[column] ?? '').replace(/[^\x20-\x7e]/g, '') });
  const every = (id: string, column: number) => ({ id, title: title(column), help: {}, required: false });
  const named = (from: number, to: number, letter?: string) =>
    parts.slice(from, to).map((label, index) => option(index, label, letter));
  const valuesFrom = (from: number, to = from + 1) =>
    [...new Set(rows.flatMap((row) => row.slice(from, to)))]
      .filter(Boolean)
      .map((label, index) => option(index, label));

  const yesNo = (id: string, column: number): Placed => ({
    column,
    question: { ...every(id, column), kind: 'yes_no' },
  });
  const oneOf = (id: string, column: number): Placed => ({
    column,
    question: { ...every(id, column), kind: 'single_choice', options: valuesFrom(column) },
  });
  const seen = yesNo('seen', 1);
  const knows = yesNo('knows', 30);
  const isFan = yesNo('universe', 31);
  const films: Placed[] = [
    { ...seen, question: { ...seen.question, jumps: [{ if: chose('seen', 'no'), to: 'people' }] } },
    yesNo('fan', 2),
    { column: 3, question: { ...every('films', 3), kind: 'multiple_choice', options: named(3, 9) } },
    // Two of them ranked five of the six.
    { column: 9, question: { ...every('order', 9), kind: 'ranking', options: named(9, 15), minRanked: 5 } },
    {
      column: 15,
      question: {
        ...every('views', 15),
        kind: 'grid_single_choice',
        rows: named(15, 29, 'r'),
        options: valuesFrom(15, 29),
      },
    },
    oneOf('first', 29),
    knows,
    { ...isFan, question: { ...isFan.question, showIf: chose('knows', 'yes') } },
  ];
  const people = [
    yesNo('trek', 32),
    ...['gender', 'age', 'income', 'education', 'region'].map((id, index) => oneOf(id, 33 + index)),
  ];
  const section = (id: string, placed: Placed[]) => ({
    id,
    title: {},
    intro: {},
    questions: placed.map(({ question }) => question),
  });
  const placed = [...films, ...people];
  return {
    questionnaire: { sections: [section('cinema', films), section('people', people)] },
    answers: rows.map((row) => Object.fromEntries(placed.flatMap((one) => saidIn(row, one)))),
  };
}

function chose(question: string, option: string) {
  return { op: 'chose' as const, question, options: [option] };
}

function option(index: number, label: string, letter = 'o'): Option {
  return { id: `${letter}${index + 1}`, label: { en: label } };
}

function saidIn(row: readonly string[], { question, column }: Placed): [string, Answers[string]][] {
  const answer = answerIn(row, question, column);
  const isNothing = answer === undefined || (typeof answer === 'object' && Object.keys(answer).length === 0);
  return isNothing ? [] : [[question.id, answer]];
}

function answerIn(row: readonly string[], question: Question, column: number): Answers[string] | undefined {
  const cell = (index = 0) => row[column + index] ?? '';
  const idOf = (options: readonly Option[], label: string) => options.find((one) => one.label.en === label)?.id;
  switch (question.kind) {
    case 'yes_no':
      return cell() === '' ? undefined : cell().toLowerCase();
    case 'single_choice':
      return idOf(question.options, cell());
    case 'multiple_choice':
      return question.options.filter((_option, index) => cell(index) !== '').map(({ id }) => id);
    case 'ranking': {
      const places = question.options.map(({ id }, index) => ({ id, place: Number(cell(index)) }));
      const ranked = places.filter(({ place }) => place > 0);
      return ranked.sort((a, b) => a.place - b.place).map(({ id }) => id);
    }
    case 'grid_single_choice': {
      const chosen = question.rows.map(({ id }, index) => [id, idOf(question.options, cell(index))] as const);
      return Object.fromEntries(chosen.flatMap(([id, value]) => (value ? [[id, value]] : [])));
    }
    default:
      throw new Error(`Nothing in the file is answered as ${question.kind}.`);
  }
}

/** How often each thing was said of a question, by plain counting: an option, or an option or a place in a row. */
export function countSaid(answers: readonly Answers[], questionId: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (said: string) => counts.set(said, (counts.get(said) ?? 0) + 1);
  for (const { [questionId]: answer } of answers) {
    if (answer === undefined) continue;
    if (typeof answer !== 'object') count(String(answer));
    else if (isInParts(answer)) for (const [row, value] of Object.entries(answer)) count(`${row}:${value}`);
    else for (const [index, id] of answer.entries()) count(questionId === 'order' ? `${id}:${index + 1}` : id);
  }
  return counts;
}
