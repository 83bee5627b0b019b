// What every grid shares: rows, of each of which the same is asked.
import type { AnswerParts } from '../../../answers/answer.ts';
import type { CellKind } from '../../../text/cell-kind.ts';
import type { Locale } from '../../../text/locale.ts';
import type { ChangeText, PartOfKind, Problem, Reading } from '../../kind.ts';
import type { Option, Question } from '../../schema.ts';
import { mapListed } from '../choice/map-listed.ts';
import { inEach, readEach } from './each.ts';

/** A question that is asked of each of its rows. */
export type RowsQuestion = Extract<Question, { rows: readonly unknown[] }>;

type Part = AnswerParts[string];

const FRESH_ROWS = 2;

export function blankRows(id: () => string): Option[] {
  return Array.from({ length: FRESH_ROWS }, () => ({ id: id(), label: {} }));
}

/** Whether the question's owner writes rows. */
export function hasRows(question: Question): question is RowsQuestion {
  return 'rows' in question;
}

/** All that is the same whatever is said in a row; `inWords` and `plain` say it, the latter as a `cellKind`. */
export function inRows<Q extends RowsQuestion, P extends Part>(
  inWords: (question: Q, part: P, locale: Locale) => string,
  plain: (question: Q, part: P, locale: Locale) => string,
  cellKind?: CellKind,
) {
  return {
    ...inEach<Q, P>(({ rows }) => rows, inWords, plain, cellKind),
    missing: (): Problem => ({ key: 'missingRows' }),
  } satisfies PartOfKind;
}

/** Reads what is said of each row; of some rows nothing may be. */
export function readRows<P extends Part>(
  { rows }: RowsQuestion,
  input: unknown,
  readPart: (told: unknown) => Reading<P>,
): Reading<Readonly<Record<string, P>>> {
  return readEach(rows, input, { key: 'unknownRow' }, readPart);
}

export function mapRows<Q extends RowsQuestion>(question: Q, change: ChangeText): Q {
  return { ...question, rows: mapListed(question.rows, change, { blank: 'blankRow', missing: 'missingRow' }) };
}
