import type { Kind } from '../../kind.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkOptions } from './check-options.ts';
import { oneOf } from './options.ts';
import { blankOptions, mapLabels, writtenOptions } from './written-options.ts';

const LEAST_OPTIONS = 2;

/** One of many options, folded away until opened. The answer is the option's id. */
export const dropdown: Kind<'dropdown', string> = {
  ...oneOf(writtenOptions),
  kind: 'dropdown',
  seconds: 6,
  blank: (id) => ({ ...freshQuestion(id), kind: 'dropdown', options: blankOptions(id) }),
  check: (question) => checkOptions(question, LEAST_OPTIONS),
  mapTexts: mapLabels,
  carriable: true,
  askingFor: (question) => question,
};
