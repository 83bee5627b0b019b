import type { Kind } from '../kind.ts';
import { blankOptions, checkOptions, optionCells, optionWords, readOneOption } from './options.ts';

const LEAST_OPTIONS = 2;

/** One of a few options, all in view. The answer is the option's id. */
export const singleChoice: Kind<'single_choice', string> = {
  kind: 'single_choice',
  seconds: 4,
  countsAs: () => 'one',
  blank: (id) => ({ kind: 'single_choice', id: id(), title: {}, help: {}, required: false, options: blankOptions(id) }),
  check: (question) => checkOptions(question, LEAST_OPTIONS),
  read: readOneOption,
  cells: (_question, answer) => optionCells(answer),
  words: optionWords,
  plain: optionWords,
};
