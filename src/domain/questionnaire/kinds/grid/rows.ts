// What every grid shares: rows, of each of which the same is asked.
import type { AnswerParts } from '../../../answers/answer.ts';
import type { CellKind } from '../../../text/cell-kind.ts';
import type { Locale } from '../../../text/locale.ts';
import { saysNothing, toldParts } from '../../held.ts';
import type { AnswerColumn, ChangeText, PartOfKind, Problem, Reading } from '../../kind.ts';
import { inOneLine, saidInRows } from '../../row-words.ts';
import type { Option, Question } from '../../schema.ts';
import { mapListed } from '../choice/map-listed.ts';

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
  type Answer = Readonly<Record<string, P>>;
  const told = (question: Q, answer: Answer, locale: Locale, say: typeof inWords) =>
    saidInRows(question.rows, answer, locale, (part) => say(question, part, locale));
  return {
    rows: ({ rows }: Q): readonly Option[] => rows,
    isWhole: ({ rows }: Q, answer: Answer) => rows.every(({ id }) => answer[id] !== undefined),
    missing: (): Problem => ({ key: 'missingRows' }),
    words: (question: Q, answer: Answer, locale: Locale) => inOneLine(told(question, answer, locale, inWords)),
    rowWords: (question: Q, answer: Answer, locale: Locale) => told(question, answer, locale, inWords),
    plain: (question: Q, answer: Answer, locale: Locale) => inOneLine(told(question, answer, locale, plain)),
    columns: {
      of: ({ rows }: Q): readonly AnswerColumn[] => rows.map((row) => ({ ...row, cellKind })),
      plain(question: Q, answer: Answer, row: string, locale: Locale) {
        const part = answer[row];
        return part === undefined ? '' : plain(question, part, locale);
      },
    },
  } satisfies PartOfKind;
}

/** Reads what is said of each row; of some rows nothing may be. */
export function readRows<P extends Part>(
  { rows }: RowsQuestion,
  input: unknown,
  readPart: (told: unknown) => Reading<P>,
): Reading<Readonly<Record<string, P>>> {
  if (saysNothing(input)) return { empty: true };
  const told = toldParts(input);
  if (!told) return { problem: { key: 'malformed' } };
  if (Object.keys(told).some((id) => !rows.some((row) => row.id === id))) return { problem: { key: 'unknownRow' } };
  const answer: Record<string, P> = {};
  for (const { id } of rows) {
    const reading = readPart(told[id]);
    if ('problem' in reading) return reading;
    if ('answer' in reading) answer[id] = reading.answer;
  }
  return Object.keys(answer).length > 0 ? { answer } : { empty: true };
}

export function mapRows<Q extends RowsQuestion>(question: Q, change: ChangeText): Q {
  return { ...question, rows: mapListed(question.rows, change, { blank: 'blankRow', missing: 'missingRow' }) };
}
