import type { Locale } from '../../text/locale.ts';
import { type Cells, valuesIn } from '../counting/cells.ts';
import { type Figures, rowOf, type SummaryRow } from '../reported/reported.ts';
import { reportedNumbers, summariseNumbers } from '../reported/reported-numbers.ts';
import { type CountedValue, OTHER_TEXT } from './counted-values.ts';

/** All that a report shows of one variable. */
export interface ValueSummary {
  /** Of how many it is known: the base of every share. */
  base: number;
  /** How many completed of whom it is not. */
  unknown: number;
  rows: SummaryRow[];
  figures?: Figures;
}

/** The summary of one variable from its cells of a tally: numbers in bins with their figures, and texts by count. */
export function summariseValue(
  { type, texts, ends }: Pick<CountedValue, 'type' | 'texts' | 'ends'>,
  cells: Cells = {},
): ValueSummary {
  const base = Number(cells.answered ?? 0n);
  const unknown = Number(cells.skipped ?? 0n);
  if (type === 'numeric') return { base, unknown, ...summariseNumbers(cells, base, ends) };
  const counts = valuesIn(cells, 'option:');
  const shown = counts.has(OTHER_TEXT) ? [...texts, OTHER_TEXT] : texts;
  return { base, unknown, rows: shown.map((text) => rowOf(text, counts.get(text) ?? 0, base)) };
}

/** What a row of numbers is called; texts are what they are. */
export function numbersInRow(row: SummaryRow, locale: Locale): string {
  return reportedNumbers.rowWords(row, locale);
}
