import type { Kind } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import { freshQuestion } from '../fresh-question.ts';
import { readText } from './read-text.ts';
import { typedText } from './typed-text.ts';

/** Text of several lines. */
export const longText: Kind<'long_text', string> = {
  ...typedText,
  kind: 'long_text',
  seconds: 45,
  blank: (id) => ({ ...freshQuestion(id), kind: 'long_text' }),
  read: (question, input) => readText(input, question.maxLength ?? LIMITS.longText, (text) => text),
};
