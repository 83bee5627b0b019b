import { LIMITS } from '../../questionnaire/limits.ts';
import type { Locale } from '../../text/locale.ts';
import type { ExchangeFormat, Note, ReadFile } from './exchanged.ts';
import { readAiken } from './read-aiken.ts';
import { readGift } from './read-gift.ts';
import { readMoodle } from './read-moodle.ts';
import { type KeyedQuestion, questionOf } from './to-questions.ts';
import type { ReadXml } from './xml-element.ts';

const READERS: Record<ExchangeFormat, (file: string, readXml: ReadXml) => ReadFile> = {
  gift: readGift,
  aiken: readAiken,
  moodle: readMoodle,
};

/** Whoever sends no list of questions need not be told what is wrong in each line. */
const MOST_NOTES = 1_000;

interface Taken {
  questions: readonly KeyedQuestion[];
  /** By line. */
  notes: readonly Note[];
}

/** The questions of a file in one language, as those of a quiz. Throws `BadFile` where all of it is refused. */
export function takeQuestions(
  file: string,
  { format, locale }: { format: ExchangeFormat; locale: Locale },
  { readXml, newId }: { readXml: ReadXml; newId: () => string },
): Taken {
  const read = READERS[format](file, readXml);
  const made = read.questions.slice(0, LIMITS.questions).map((exchanged) => questionOf(exchanged, locale, newId));
  const beyond = read.questions[LIMITS.questions];
  const notes: Note[] = [
    ...read.notes,
    ...made.filter((one) => 'why' in one),
    ...(beyond ? [{ line: beyond.line, why: 'tooMany' as const }] : []),
  ];
  return {
    questions: made.filter((one) => 'question' in one),
    notes: notes.sort((a, b) => a.line - b.line).slice(0, MOST_NOTES),
  };
}
