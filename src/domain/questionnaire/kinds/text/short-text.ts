import type { Kind } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import { freshQuestion } from '../fresh-question.ts';
import { readText, toOneLine } from './read-text.ts';
import { checkLength, leastLength } from './text-length.ts';
import { typedText } from './typed-text.ts';

/** One line of text; line breaks pasted into it become spaces. */
export const shortText: Kind<'short_text', string> = {
  ...typedText,
  kind: 'short_text',
  seconds: 12,
  blank: (id) => ({ ...freshQuestion(id), kind: 'short_text' }),
  check: checkLength,
  hint: leastLength,
  read: ({ minLength, maxLength: max = LIMITS.shortText }, input) =>
    readText(input, { min: minLength, max }, toOneLine),
  imagine: ({ minLength = 1 }, person) => person.say().padEnd(minLength, '…'),
};
