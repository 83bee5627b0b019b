import { toLatinDigits } from '../../../text/digits.ts';
import { isBlank } from '../../../text/localized.ts';
import type { Hint } from '../../hint.ts';
import type { Kind, Problem, Reading } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkShortText } from './check-short-text.ts';
import { imagineForm } from './imagine-short-text.ts';
import { exampleOf, fitMask, isMaskOfDigits } from './mask.ts';
import { takesDigitsAlone } from './pattern/example-of-pattern.ts';
import { fitsPattern, readPattern } from './pattern/pattern.ts';
import { readParsed } from './read-parsed.ts';
import { readText, toOneLine } from './read-text.ts';
import { leastLength } from './text-length.ts';
import { typedText } from './typed-text.ts';

/** What is held against a pattern: a grapheme alone may be of any length, and each step looks at all of it. */
const MOST_CODE_UNITS = 4 * LIMITS.shortText;

type ShortText = QuestionOf<'short_text'>;

/** One line of text; line breaks pasted into it become spaces. */
export const shortText: Kind<'short_text', string> = {
  ...typedText,
  kind: 'short_text',
  seconds: 12,
  keyedBy: ['texts', 'quantities'],
  blank: (id) => ({ ...freshQuestion(id), kind: 'short_text' }),
  check: checkShortText,
  mapTexts({ patternMessage, ...question }, change) {
    if (!patternMessage) return question;
    const place = { text: 'patternMessage', severity: 'error', missing: 'missingPatternMessage' } as const;
    // While there is no pattern it is kept for the next one, and there is nothing to say.
    const isIdle = question.pattern === undefined;
    return { ...question, patternMessage: change(patternMessage, { ...place, ...(isIdle && { isIdle }) }) };
  },
  hint: howWritten,
  read(question, input) {
    const reading = readForm(question, input);
    return 'answer' in reading ? readFitting(question, reading.answer) : reading;
  },
  steps({ pattern: written }) {
    const pattern = written === undefined ? undefined : readPattern(written);
    return pattern && !('key' in pattern) ? pattern.steps.length : 0;
  },
  missing: ({ mask }) => (mask === undefined ? { key: 'missingText' } : askedFor(mask)),
  imagine(question, person) {
    const imagined = imagineForm(question, person);
    return imagined !== undefined && 'answer' in shortText.read(question, imagined) ? imagined : undefined;
  },
};

/** Whether there is nothing but digits to type. */
export function isOfDigits({ mask, pattern: written }: ShortText): boolean {
  if (mask !== undefined) return isMaskOfDigits(mask);
  const pattern = written === undefined ? undefined : readPattern(written);
  return pattern !== undefined && !('key' in pattern) && takesDigitsAlone(pattern.parts);
}

function readForm({ minLength, maxLength: max = LIMITS.shortText, mask }: ShortText, input: unknown): Reading<string> {
  if (mask === undefined) return readText(input, { min: minLength, max }, toOneLine);
  return readParsed(input, LIMITS.shortText, (line) => fitMask(mask, line) ?? askedFor(mask));
}

/** What fits a pattern is a code rather than a sentence: its digits are stored in Latin. */
function readFitting({ pattern: written, patternMessage }: ShortText, text: string): Reading<string> {
  const pattern = written === undefined ? undefined : readPattern(written);
  // The checker keeps a survey from being published with one that is broken.
  if (!pattern || 'key' in pattern) return { answer: text };
  if (text.length > MOST_CODE_UNITS) return { problem: { key: 'tooLong', values: { max: LIMITS.shortText } } };
  const answer = toLatinDigits(text);
  if (fitsPattern(pattern, answer)) return { answer };
  if (!patternMessage || isBlank(patternMessage)) return { problem: { key: 'patternUnsaid' } };
  return { problem: { key: 'pattern', values: { message: patternMessage } } };
}

function askedFor(mask: string): Problem {
  return { key: 'mask', values: { example: exampleOf(mask) } };
}

function howWritten(question: ShortText): Hint | undefined {
  const { mask, pattern, patternMessage } = question;
  if (mask !== undefined) return { key: 'mask', values: { example: exampleOf(mask) } };
  if (pattern === undefined || !patternMessage || isBlank(patternMessage)) return leastLength(question);
  return { key: 'pattern', values: { message: patternMessage } };
}
