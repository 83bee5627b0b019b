// Words that are told row by row: options in an order, or what belongs to each row.
import type { Locale } from '../text/locale.ts';
import { localizedText } from '../text/localized.ts';
import type { Option } from './schema.ts';

export interface RowWords {
  /** The row that they are said of; null in an order, where their place says it. */
  of: string | null;
  words: string;
}

/** “Bhola: Barishal; Bogura: Rajshahi”: where there is one line for all of it. */
export function inOneLine(rows: readonly RowWords[]): string {
  return rows.map(({ of, words }) => `${of}: ${words}`).join('; ');
}

/** What is said in each row, of those in which something is. */
export function saidInRows<P>(
  rows: readonly Option[],
  answer: Readonly<Record<string, P>>,
  locale: Locale,
  say: (part: P) => string,
): RowWords[] {
  return rows.flatMap(({ id, label }) => {
    const part = answer[id];
    return part === undefined ? [] : [{ of: localizedText(label, locale) || id, words: say(part) }];
  });
}
