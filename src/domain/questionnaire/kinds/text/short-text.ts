import type { Finding } from '../../finding.ts';
import type { Hint, Kind, Problem } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { exampleOf, fitMask, slotsOf } from './mask.ts';
import { readParsed } from './read-parsed.ts';
import { readText, toOneLine } from './read-text.ts';
import { checkLength, leastLength } from './text-length.ts';
import { typedText } from './typed-text.ts';

type ShortText = QuestionOf<'short_text'>;

/** One line of text; line breaks pasted into it become spaces. */
export const shortText: Kind<'short_text', string> = {
  ...typedText,
  kind: 'short_text',
  seconds: 12,
  blank: (id) => ({ ...freshQuestion(id), kind: 'short_text' }),
  check: checkShortText,
  hint: howWritten,
  read({ minLength, maxLength: max = LIMITS.shortText, mask }, input) {
    if (mask === undefined) return readText(input, { min: minLength, max }, toOneLine);
    return readParsed(input, LIMITS.shortText, (line) => fitMask(mask, line) ?? askedFor(mask));
  },
  missing: ({ mask }) => (mask === undefined ? { key: 'missingText' } : askedFor(mask)),
  imagine: ({ minLength = 1, mask }, person) =>
    mask === undefined ? person.say().padEnd(minLength, '…') : imagineMasked(mask, person),
};

function askedFor(mask: string): Problem {
  return { key: 'mask', values: { example: exampleOf(mask) } };
}

function howWritten(question: ShortText): Hint | undefined {
  if (question.mask === undefined) return leastLength(question);
  return { key: 'mask', values: { example: exampleOf(question.mask) } };
}

function imagineMasked(mask: string, person: MadeUpPerson): string {
  return [...mask].map((sign) => ('9৯*'.includes(sign) ? person.digits(1) : sign)).join('');
}

function checkShortText(question: ShortText): Finding[] {
  const { id: questionId, mask } = question;
  if (mask === undefined) return checkLength(question);
  return slotsOf(mask).length > 0 ? [] : [{ severity: 'error', key: 'maskWithoutSlots', values: { mask }, questionId }];
}
