import type { Kind } from '../../kind.ts';
import { freshQuestion } from '../fresh-question.ts';
import { oneOf } from './options.ts';
import { blankOptions, checkOptions, mapLabels, writtenOptions } from './written-options.ts';

const LEAST_OPTIONS = 2;

/** One of a few options, all in view. The answer is the option's id. */
export const singleChoice: Kind<'single_choice', string> = {
  ...oneOf(writtenOptions),
  kind: 'single_choice',
  seconds: 4,
  blank: (id) => ({ ...freshQuestion(id), kind: 'single_choice', options: blankOptions(id) }),
  check: (question) => checkOptions(question, LEAST_OPTIONS),
  mapTexts: mapLabels,
};
