import type { Kind } from '../../kind.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkOptions } from './check-options.ts';
import { type Chosen, oneChosen } from './one-chosen.ts';
import { blankOptions, mapPicturedOptions } from './written-options.ts';

const LEAST_OPTIONS = 2;

/** One of a few options, all in view. */
export const singleChoice: Kind<'single_choice', Chosen> = {
  ...oneChosen,
  kind: 'single_choice',
  seconds: 4,
  blank: (id) => ({ ...freshQuestion(id), kind: 'single_choice', options: blankOptions(id) }),
  check: (question) => checkOptions(question, LEAST_OPTIONS),
  mapTexts: mapPicturedOptions,
  pictured: true,
  carriable: true,
  askingFor: (question) => question,
};
