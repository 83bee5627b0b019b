import type { Kind } from '../../kind.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkOptions } from './check-options.ts';
import { type Chosen, oneChosen } from './one-chosen.ts';
import { blankOptions, mapLabels } from './written-options.ts';

const LEAST_OPTIONS = 2;

/** One of many options, folded away until opened. */
export const dropdown: Kind<'dropdown', Chosen> = {
  ...oneChosen,
  kind: 'dropdown',
  seconds: 6,
  blank: (id) => ({ ...freshQuestion(id), kind: 'dropdown', options: blankOptions(id) }),
  check: (question) => checkOptions(question, LEAST_OPTIONS),
  mapTexts: mapLabels,
  carriable: true,
  askingFor: (question) => question,
};
