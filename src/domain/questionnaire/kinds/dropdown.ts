import type { Kind } from '../kind.ts';
import { blankOptions, checkOptions, optionCells, optionWords, readOneOption } from './options.ts';

const LEAST_OPTIONS = 2;

/** One of many options, folded away until opened. The answer is the option's id. */
export const dropdown: Kind<'dropdown', string> = {
  kind: 'dropdown',
  seconds: 6,
  countsAs: () => 'one',
  blank: (id) => ({ kind: 'dropdown', id: id(), title: {}, help: {}, required: false, options: blankOptions(id) }),
  check: (question) => checkOptions(question, LEAST_OPTIONS),
  read: readOneOption,
  cells: (_question, answer) => optionCells(answer),
  words: optionWords,
  plain: optionWords,
};
