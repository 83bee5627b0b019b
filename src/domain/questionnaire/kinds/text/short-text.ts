import type { Kind } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import { freshQuestion } from '../fresh-question.ts';
import { readText, toOneLine } from './read-text.ts';
import { typedText } from './typed-text.ts';

/** One line of text; line breaks pasted into it become spaces. */
export const shortText: Kind<'short_text', string> = {
  ...typedText,
  kind: 'short_text',
  seconds: 12,
  blank: (id) => ({ ...freshQuestion(id), kind: 'short_text' }),
  read: (question, input) => readText(input, question.maxLength ?? LIMITS.shortText, toOneLine),
};
