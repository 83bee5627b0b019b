// The entries of a repeating group: what they are called, and what is said in each of their cells.
import { entriesIn, entryCell } from '../../../answers/entries.ts';
import { LOCALES, type Locale } from '../../../text/locale.ts';
import { isBlank, type Localized, missingLocales } from '../../../text/localized.ts';
import { saysNothing, toldParts, typedIn } from '../../held.ts';
import type { Problem, Reading } from '../../kind.ts';
import type { Option, QuestionOf } from '../../schema.ts';
import { askedIn, type EntryPart, type GroupColumn } from './asked-in.ts';

export type Group = QuestionOf<'repeating_group'>;

/** By cell, entry by entry from 1 on and none left out. */
export type Entries = Readonly<Record<string, EntryPart>>;

/** What an entry is called where its owner does not say. */
const ENTRY: Record<Locale, string> = { en: 'Entry', bn: 'এন্ট্রি' };

/** An entry by its number, in the languages that its owner calls it in: “Person 2”. */
export function entryName(entry: Localized, number: number): Localized {
  const word = isBlank(entry) ? ENTRY : entry;
  const missing = missingLocales(word, LOCALES);
  const written = LOCALES.filter((locale) => !missing.includes(locale));
  return Object.fromEntries(written.map((locale) => [locale, `${word[locale]} ${typedIn(locale, number)}`]));
}

/** As many entries as there may be, as the rows of a grid. */
export function entriesOf({ most, entry }: Pick<Group, 'most' | 'entry'>): Option[] {
  return Array.from({ length: most }, (_, index) => ({ id: String(index + 1), label: entryName(entry, index + 1) }));
}

/** What is said of each entry by column, in order. */
export function listOf(answer: Entries): Record<string, EntryPart>[] {
  const entries: Record<string, EntryPart>[] = Array.from({ length: entriesIn(answer) ?? 0 }, () => ({}));
  for (const [cell, part] of Object.entries(answer)) {
    const [number, column = ''] = cell.split('~');
    const entry = entries[Number(number) - 1];
    if (entry) entry[column] = part;
  }
  return entries;
}

/** The answer that lists these; entries that nothing is said of are left out, and those after them close up. */
export function answerOf(entries: readonly Readonly<Record<string, EntryPart>>[]): Entries {
  const filled = entries.filter((entry) => Object.keys(entry).length > 0);
  return Object.fromEntries(
    filled.flatMap((entry, index) =>
      Object.entries(entry).map(([column, part]) => [entryCell(index + 1, column), part] as const),
    ),
  );
}

/** Reads what is said in each cell; of an entry nothing may be. */
export function readEntries(group: Group, input: unknown): Reading<Entries> {
  if (saysNothing(input)) return { empty: true };
  const told = toldParts(input);
  if (!told) return { problem: { key: 'malformed' } };
  const known = new Set(cellNames(group));
  if (Object.keys(told).some((cell) => !known.has(cell))) return { problem: { key: 'unknownCell' } };
  const columns = group.columns.map((column) => ({ column, ...askedIn(column) }));
  const entries: Record<string, EntryPart>[] = [];
  for (let number = 1; number <= group.most; number += 1) {
    const entry: Record<string, EntryPart> = {};
    for (const { column, kind, question } of columns) {
      const reading = kind.read(question, told[entryCell(number, column.id)]);
      if ('problem' in reading) return { problem: inEntry(group, number, column, reading.problem) };
      if ('answer' in reading) entry[column.id] = reading.answer;
    }
    entries.push(entry);
  }
  const answer = answerOf(entries);
  return Object.keys(answer).length > 0 ? { answer } : { empty: true };
}

/** The names of all cells there may be. */
export function cellNames({ most, columns }: Pick<Group, 'most' | 'columns'>): string[] {
  return Array.from({ length: most }, (_, index) => columns.map(({ id }) => entryCell(index + 1, id))).flat();
}

/** The first thing that has to be said and is not: in an entry that was begun, then how many are asked for at least. */
export function lackingIn(group: Group, answer: Entries): Problem | undefined {
  const entries = listOf(answer);
  for (const [index, entry] of entries.entries()) {
    const column = group.columns.find(({ id, required }) => required && entry[id] === undefined);
    if (!column) continue;
    const { kind, question } = askedIn(column);
    return inEntry(group, index + 1, column, kind.missing(question));
  }
  return entries.length < group.least ? { key: 'entriesAtLeast', values: { min: group.least } } : undefined;
}

export function inEntry({ entry }: Group, number: number, { label }: GroupColumn, said: Problem): Problem {
  return { key: 'inEntry', values: { entry: entryName(entry, number), column: label }, said };
}
