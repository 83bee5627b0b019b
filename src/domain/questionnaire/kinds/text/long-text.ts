import type { Kind } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import { freshQuestion } from '../fresh-question.ts';
import { readText } from './read-text.ts';
import { checkLength, leastLength } from './text-length.ts';
import { typedText } from './typed-text.ts';

/** Text of several lines. */
export const longText: Kind<'long_text', string> = {
  ...typedText,
  kind: 'long_text',
  seconds: 45,
  keyedBy: ['hand'],
  blank: (id) => ({ ...freshQuestion(id), kind: 'long_text' }),
  check: checkLength,
  hint: leastLength,
  read: ({ minLength, maxLength: max = LIMITS.longText }, input) =>
    readText(input, { min: minLength, max }, (text) => text),
  imagine: ({ minLength = 1 }, person) => person.say().padEnd(minLength, '…'),
};
