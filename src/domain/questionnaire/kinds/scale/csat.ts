import { reportedSteps } from '../../../answers/reported/reported-steps.ts';
import { reportedTopBox } from '../../../answers/reported/reported-top-box.ts';
import { CSAT_SCALE, CSAT_TOP } from '../../../answers/statistics/top-box.ts';
import { localizedText } from '../../../text/localized.ts';
import type { Kind } from '../../kind.ts';
import { freshQuestion } from '../fresh-question.ts';
import { SATISFACTION } from './ready-words.ts';
import { imagineStep, readStep, stepOfScale, wholeSteps } from './scale.ts';

/** How satisfied a customer is, 1 to 5, in words; what comes of it is the share of 4 and 5. */
export const csat: Kind<'csat', number> = {
  ...stepOfScale,
  kind: 'csat',
  span: () => wholeSteps(CSAT_SCALE),
  seconds: 4,
  blank: (id) => ({ ...freshQuestion(id), kind: 'csat' }),
  read: (question, input) => readStep(question, CSAT_SCALE, input, { key: 'missingChoice' }),
  missing: () => ({ key: 'missingChoice' }),
  imagine: (_question, person) => imagineStep(CSAT_SCALE, person),
  countsAs: () => 'csat',
  reported: reportedTopBox(
    reportedSteps(
      () => CSAT_SCALE,
      (_question, step) => SATISFACTION[step - 1] ?? {},
    ),
    CSAT_TOP,
  ),
  words: (_question, answer, locale) => localizedText(SATISFACTION[answer - 1], locale),
};
