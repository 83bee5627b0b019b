// What grids share whose cells are filled in one by one: rows, and columns that say what is asked of each.
import type { AnswerParts } from '../../../answers/answer.ts';
import type { CellKind } from '../../../text/cell-kind.ts';
import { LOCALES, type Locale } from '../../../text/locale.ts';
import { type Localized, localizedText } from '../../../text/localized.ts';
import type { Held } from '../../held.ts';
import type { ChangeText, PartOfKind, Problem, Reading } from '../../kind.ts';
import type { Option, Question } from '../../schema.ts';
import { mapListed } from '../choice/map-listed.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkCells } from './check-cells.ts';
import { inEach, readEach } from './each.ts';
import { blankRows, mapRows } from './rows.ts';

/** A question that is asked of each of its rows by column. */
export type CellsQuestion = Extract<Question, { rows: readonly unknown[]; columns: readonly unknown[] }>;

type Part = string | number;
type Filled<P extends Part> = Readonly<Record<string, P>>;

const FRESH_COLUMNS = 2;

/** A fresh question of cells, still without text, but for what they take. */
export function blankCells(id: () => string) {
  const columns: Option[] = Array.from({ length: FRESH_COLUMNS }, () => ({ id: id(), label: {} }));
  return { ...freshQuestion(id), rows: blankRows(id), columns };
}

/** Whether the question's owner writes columns. */
export function hasColumns(question: Question): question is CellsQuestion {
  return 'rows' in question && 'columns' in question;
}

/** What a cell is called in an answer: no id of a row or a column has this sign in it. */
export function cellId(row: Option, column: Option): string {
  return `${row.id}~${column.id}`;
}

/** Every cell as one thing that is asked, row by row. */
export function cellsOf({ rows, columns }: { rows: readonly Option[]; columns: readonly Option[] }): Option[] {
  return rows.flatMap((row) => columns.map((column) => ({ id: cellId(row, column), label: labelOf(row, column) })));
}

/** The same, column by column. */
export function cellsByColumn({ rows, columns }: Pick<CellsQuestion, 'rows' | 'columns'>): Option[] {
  return columns.flatMap((column) => rows.map((row) => ({ id: cellId(row, column), label: labelOf(row, column) })));
}

function labelOf(row: Option, column: Option): Localized {
  const said = LOCALES.filter((locale) => row.label[locale] || column.label[locale]);
  return Object.fromEntries(
    said.map((locale) => [
      locale,
      [row, column].flatMap(({ label }) => localizedText(label, locale) || []).join(' – '),
    ]),
  );
}

/** All that is the same whatever is in a cell; `inWords` and `plain` say it, the latter as a `cellKind`. */
export function inCells<Q extends CellsQuestion, P extends Part>(
  inWords: (question: Q, part: P, locale: Locale) => string,
  plain: (question: Q, part: P, locale: Locale) => string,
  cellKind?: CellKind,
) {
  return {
    ...inEach<Q, P>(cellsOf, inWords, plain, cellKind),
    check: (question: Q) => checkCells(question),
    mapTexts: (question: Q, change: ChangeText) => mapCells(question, change),
    missing: (): Problem => ({ key: 'missingCells' }),
  } satisfies PartOfKind;
}

/** Fields that are named after cells. */
export function heldInCells<P extends Part>(shown: (part: P, locale: Locale) => string) {
  return {
    several: false,
    values: () => [],
    parts: {
      names: (question: Pick<CellsQuestion, 'rows' | 'columns'>) => cellsOf(question).map(({ id }) => id),
      values: (answer: Filled<P>, locale: Locale) =>
        Object.fromEntries(Object.entries(answer).map(([cell, part]) => [cell, [shown(part, locale)]])),
    },
  } satisfies Held<Filled<P>, Pick<CellsQuestion, 'rows' | 'columns'>>;
}

/** Reads what is said in each cell; in some nothing may be. */
export function readCells<P extends Part>(
  question: Pick<CellsQuestion, 'rows' | 'columns'>,
  input: unknown,
  readPart: (told: unknown) => Reading<P>,
): Reading<Filled<P>> {
  return readEach(cellsOf(question), input, { key: 'unknownCell' }, readPart);
}

/** Something in every cell, as a made-up person fills it. */
export function imagineCells<P extends Part>(
  question: Pick<CellsQuestion, 'rows' | 'columns'>,
  imagine: () => P | undefined,
): Filled<P> | undefined {
  const answer: Record<string, P> = {};
  for (const { id } of cellsOf(question)) {
    const part = imagine();
    if (part !== undefined) answer[id] = part;
  }
  return Object.keys(answer).length > 0 ? answer : undefined;
}

/** `option:<cell>` is how many filled it. */
export function filledCells(answer: AnswerParts): Record<string, bigint> {
  return Object.fromEntries(Object.keys(answer).map((cell) => [`option:${cell}`, 1n]));
}

export function mapCells<Q extends CellsQuestion>(question: Q, change: ChangeText): Q {
  const withRows = mapRows(question, change);
  const columns = mapListed(withRows.columns, change, { blank: 'blankColumn', missing: 'missingColumn' });
  return { ...withRows, columns };
}
