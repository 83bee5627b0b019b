import type { Kind } from '../kind.ts';
import { LIMITS } from '../limits.ts';
import { readText } from './text.ts';

/** Text of several lines. */
export const longText: Kind<'long_text', string> = {
  kind: 'long_text',
  seconds: 45,
  countsAs: () => 'text',
  blank: (id) => ({ kind: 'long_text', id: id(), title: {}, help: {}, required: false }),
  check: () => [],
  read: (question, input) => readText(input, question.maxLength ?? LIMITS.longText, (text) => text),
  cells: () => ({}),
  words: (_question, answer) => answer,
  plain: (_question, answer) => answer,
};
