import { toBengaliDigits, toLatinDigits } from '../../../text/digits.ts';
import type { Localized } from '../../../text/localized.ts';
import type { Question, QuestionOf } from '../../schema.ts';

export type FillBlanks = QuestionOf<'fill_blanks'>;
export type Blank = FillBlanks['blanks'][number];

/** What stands in a passage: words as they are, or a blank. */
export type PassagePart = { words: string } | { blank: Blank };

export function hasBlanks(question: Question): question is FillBlanks {
  return question.kind === 'fill_blanks';
}

/** A blank in a passage, in either digit set. */
const NAMED = /\[([1-9১-৯][0-9০-৯]?)\]/g;

/** What a blank is called, whoever asks for it. */
export function blankName(id: string): Localized {
  return { en: `Blank ${id}`, bn: `শূন্যস্থান ${toBengaliDigits(id)}` };
}

/** The blanks that a passage names, in order, each as often as it does. */
export function namedIn(passage: string): string[] {
  return [...passage.matchAll(NAMED)].map(([, number = '']) => toLatinDigits(number));
}

/**
 * A passage as it is shown. Each blank stands in it once: what names one again, or none, are words, and one that no
 * word names stands at the end, for it is asked for all the same.
 */
export function partsOfPassage(passage: string, blanks: readonly Blank[]): PassagePart[] {
  const open = new Map(blanks.map((blank) => [blank.id, blank]));
  const parts: PassagePart[] = [];
  let words = '';
  let at = 0;
  for (const match of passage.matchAll(NAMED)) {
    const id = toLatinDigits(match[1] ?? '');
    const blank = open.get(id);
    if (!blank) continue;
    open.delete(id);
    words = passage.slice(at, match.index);
    at = match.index + match[0].length;
    parts.push({ words }, { blank });
  }
  parts.push({ words: passage.slice(at) }, ...[...open.values()].map((blank) => ({ blank })));
  return parts.filter((part) => !('words' in part) || part.words !== '');
}
