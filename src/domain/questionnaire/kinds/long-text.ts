import type { Kind } from '../kind.ts';
import { readText } from './text.ts';

const MOST_GRAPHEMES = 10_000;

/** Text of several lines. */
export const longText: Kind<'long_text', string> = {
  kind: 'long_text',
  seconds: 45,
  countsAs: () => 'text',
  blank: (id) => ({ kind: 'long_text', id: id(), title: {}, help: {}, required: false }),
  check: () => [],
  read: (question, input) => readText(input, question.maxLength ?? MOST_GRAPHEMES, (text) => text),
  cells: () => ({}),
  words: (_question, answer) => answer,
  plain: (_question, answer) => answer,
};
