// 1,040 real people's answers to 26 questions: the file, the questionnaire
// it was given by, and what a plain count says.
import { readFileSync } from 'node:fs';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { parseCsv } from './parse-csv.ts';

const FILE = new URL('../data/flying-etiquette.csv', import.meta.url);

export interface FlyingEtiquette {
  titles: string[];
  /** A person a row, an answer a title, empty where they skipped it. */
  rows: string[][];
  questionnaire: Questionnaire;
}

/**
 * Read from the file: a single choice question for each column after the
 * person's number, an option for each value in it.
 */
export function readFlyingEtiquette(): FlyingEtiquette {
  const [header = [], ...people] = parseCsv(readFileSync(FILE, 'utf8'));
  const titles = header.slice(1);
  const rows = people.map((person) => person.slice(1).map((value) => value.trim()));
  const questions = titles.map((title, column) => ({
    kind: 'single_choice' as const,
    id: questionId(column),
    title: { en: title },
    help: {},
    required: false,
    options: valuesOf(rows, column).map((value, index) => ({ id: optionId(index), label: { en: value } })),
  }));
  return { titles, rows, questionnaire: { sections: [{ id: 's1', title: {}, intro: {}, questions }] } };
}

/** A person's answers as a client sends them. */
export function answersOf({ rows }: FlyingEtiquette, person: number): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [column, value] of (rows[person] ?? []).entries()) {
    if (value !== '') answers[questionId(column)] = optionId(valuesOf(rows, column).indexOf(value));
  }
  return answers;
}

/** How many gave each value of a column, by plain counting. */
export function countValues({ rows }: FlyingEtiquette, column: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const value = row[column] ?? '';
    if (value !== '') counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

const values = new WeakMap<string[][], string[][]>();

/** The distinct values of a column in the order they first appear. */
function valuesOf(rows: string[][], column: number): string[] {
  const known = values.get(rows) ?? [];
  values.set(rows, known);
  known[column] ??= [...new Set(rows.map((row) => row[column] ?? ''))].filter((value) => value !== '');
  return known[column];
}

function questionId(column: number): string {
  return `q${column + 1}`;
}

function optionId(index: number): string {
  return `o${index + 1}`;
}
