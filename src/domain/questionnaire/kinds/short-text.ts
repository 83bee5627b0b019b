import type { Kind } from '../kind.ts';
import { LIMITS } from '../limits.ts';
import { readText } from './text.ts';

/** One line of text; line breaks pasted into it become spaces. */
export const shortText: Kind<'short_text', string> = {
  kind: 'short_text',
  seconds: 12,
  countsAs: () => 'text',
  blank: (id) => ({ kind: 'short_text', id: id(), title: {}, help: {}, required: false }),
  check: () => [],
  read: (question, input) => readText(input, question.maxLength ?? LIMITS.shortText, toOneLine),
  cells: () => ({}),
  words: (_question, answer) => answer,
  plain: (_question, answer) => answer,
};

function toOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
