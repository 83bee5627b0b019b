// What grids share, whether they ask the same of each row or something of each cell.
import type { AnswerParts } from '../../../answers/answer.ts';
import type { CellKind } from '../../../text/cell-kind.ts';
import type { Locale } from '../../../text/locale.ts';
import { saysNothing, toldParts } from '../../held.ts';
import type { AnswerColumn, PartOfKind, Problem, Reading } from '../../kind.ts';
import { inOneLine, saidInRows } from '../../row-words.ts';
import type { Option } from '../../schema.ts';

type Part = AnswerParts[string];

/** What a record has whatever is said in a row or cell: `inWords` is for people, `plain` for files, by `cellKind`. */
export function inEach<Q, P extends Part>(
  rowsOf: (question: Q) => readonly Option[],
  inWords: (question: Q, part: P, locale: Locale) => string,
  plain: (question: Q, part: P, locale: Locale) => string,
  cellKind?: CellKind,
) {
  type Answer = Readonly<Record<string, P>>;
  const told = (question: Q, answer: Answer, locale: Locale, say: typeof inWords) =>
    saidInRows(rowsOf(question), answer, locale, (part) => say(question, part, locale));
  return {
    rows: rowsOf,
    isWhole: (question: Q, answer: Answer) => rowsOf(question).every(({ id }) => answer[id] !== undefined),
    words: (question: Q, answer: Answer, locale: Locale) => inOneLine(told(question, answer, locale, inWords)),
    rowWords: (question: Q, answer: Answer, locale: Locale) => told(question, answer, locale, inWords),
    plain: (question: Q, answer: Answer, locale: Locale) => inOneLine(told(question, answer, locale, plain)),
    columns: {
      of: (question: Q): readonly AnswerColumn[] => rowsOf(question).map((row) => ({ ...row, cellKind })),
      plain(question: Q, answer: Answer, row: string, locale: Locale) {
        const part = answer[row];
        return part === undefined ? '' : plain(question, part, locale);
      },
    },
  } satisfies PartOfKind;
}

/** Reads what is said in each row or cell, of which some may be empty; in any other, `unknown` is wrong with it. */
export function readEach<P extends Part>(
  rows: readonly Option[],
  input: unknown,
  unknown: Problem,
  readPart: (told: unknown) => Reading<P>,
): Reading<Readonly<Record<string, P>>> {
  if (saysNothing(input)) return { empty: true };
  const told = toldParts(input);
  if (!told) return { problem: { key: 'malformed' } };
  const known = new Set(rows.map(({ id }) => id));
  if (Object.keys(told).some((id) => !known.has(id))) return { problem: unknown };
  const answer: Record<string, P> = {};
  for (const id of known) {
    const reading = readPart(told[id]);
    if ('problem' in reading) return reading;
    if ('answer' in reading) answer[id] = reading.answer;
  }
  return Object.keys(answer).length > 0 ? { answer } : { empty: true };
}
