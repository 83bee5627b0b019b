import { LOCALES, type Locale } from '../../text/locale.ts';
import { isBlank, missingLocales } from '../../text/localized.ts';
import { cleanText } from '../../text/normalise.ts';
import type { Questionnaire } from '../schema.ts';
import { hasLines, longestText } from '../texts/longest-text.ts';
import { mapAllTexts, type PlacedText } from '../texts/questionnaire-texts.ts';

/** A text in one language, as it is to be. */
export interface Translated {
  key: string;
  locale: Locale;
  text: string;
}

/** A change that a file asks for. */
export interface Taken extends Translated {
  placed: PlacedText;
}

/** A row that is not taken, by its line in the file, and why. */
export interface RefusedRow {
  line: number;
  why: 'noKey' | 'unknownKey' | 'repeatedKey' | 'tooLong';
  key: string;
  /** Where it is about a length. */
  most?: number;
}

export interface ReadTranslations {
  taken: Taken[];
  refused: RefusedRow[];
  /** Empty cells where a text stands: they leave it as it is. */
  emptied: number;
  /** Languages of the survey that the file has a column of. */
  languages: Locale[];
}

const KEY = 'key';

/** Whether there is something to translate of a text, or something to write where it must be. */
export function isTranslatable({ text, place }: PlacedText): boolean {
  return !place.isIdle && (place.blank !== undefined || !isBlank(text));
}

/** How many texts are missing in a language although they are written in another. */
export function countMissing(texts: readonly PlacedText[], locale: Locale): number {
  return texts.filter(({ text }) => !isBlank(text) && missingLocales(text, [locale]).length > 0).length;
}

/** The questionnaire with these texts; one that is emptied is left out in its language. */
export function writeTexts(questionnaire: Questionnaire, written: readonly Translated[]): Questionnaire {
  const byKey = Map.groupBy(written, ({ key }) => key);
  return mapAllTexts(questionnaire, (before, { key }) => {
    const changes = byKey.get(key);
    if (!changes) return before;
    const after = { ...before };
    for (const { locale, text } of changes) {
      if (text === '') delete after[locale];
      else after[locale] = text;
    }
    return after;
  });
}

/** The lines of a file of all texts: what names each, where it stands in words, and a column a language. */
export function translationLines(
  texts: readonly PlacedText[],
  languages: readonly Locale[],
  whereOf: (text: PlacedText) => string,
): string[][] {
  const head = [KEY, 'where', ...languages];
  return [
    head,
    ...texts.map((placed) => [placed.key, whereOf(placed), ...languages.map((at) => placed.text[at] ?? '')]),
  ];
}

/**
 * What the lines of a file say anew of these texts. Undefined where it has no column of keys, or none of a language.
 * Nothing is passed over in silence: what is not taken is told by its line.
 */
export function readTranslations(
  [head = [], ...lines]: readonly (readonly string[])[],
  texts: readonly PlacedText[],
  ofSurvey: readonly Locale[],
): ReadTranslations | undefined {
  const columns = head.map((name) => name.trim().toLowerCase());
  const keyAt = columns.indexOf(KEY);
  const languages = LOCALES.filter((locale) => ofSurvey.includes(locale) && columns.includes(locale));
  if (keyAt < 0 || languages.length === 0) return undefined;

  const known = new Map(texts.map((placed) => [placed.key, placed]));
  const read: ReadTranslations = { taken: [], refused: [], emptied: 0, languages };
  const seen = new Set<string>();
  for (const [index, cells] of lines.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    // The head is the first line.
    const line = index + 2;
    const key = (cells[keyAt] ?? '').trim();
    const placed = known.get(key);
    const why = key === '' ? 'noKey' : seen.has(key) ? 'repeatedKey' : 'unknownKey';
    if (!placed || seen.has(key)) {
      read.refused.push({ line, why, key });
      continue;
    }
    seen.add(key);
    for (const locale of languages) readCell(read, { placed, key, line, locale }, cells[columns.indexOf(locale)] ?? '');
  }
  return read;
}

interface At {
  placed: PlacedText;
  key: string;
  line: number;
  locale: Locale;
}

function readCell(read: ReadTranslations, { placed, key, line, locale }: At, cell: string): void {
  const text = cleanText(hasLines(placed.place) ? cell : cell.replaceAll(/\s*[\r\n]\s*/g, ' '));
  const before = placed.text[locale] ?? '';
  if (text === before || cleanText(cell) === before) return;
  const most = longestText(placed.place);
  if (text === '') read.emptied += 1;
  else if (text.length > most) read.refused.push({ line, why: 'tooLong', key, most });
  else read.taken.push({ key, locale, text, placed });
}
