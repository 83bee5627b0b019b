import { reportedSteps } from '../../../answers/reported/reported-steps.ts';
import { reportedTopBox } from '../../../answers/reported/reported-top-box.ts';
import { CES_SCALE, CES_TOP } from '../../../answers/statistics/top-box.ts';
import { aroundOutOf, formatOutOf } from '../../../text/format.ts';
import type { Kind, Problem } from '../../kind.ts';
import { freshQuestion } from '../fresh-question.ts';
import { imagineStep, readStep, stepOfScale, wholeSteps } from './scale.ts';

const ASKED: Problem = { key: 'step', values: { ...CES_SCALE } };

/** The effort something took, 1 to 7, 7 being very easy; what comes of it is the mean, and the share of 5 to 7. */
export const ces: Kind<'ces', number> = {
  ...stepOfScale,
  kind: 'ces',
  span: () => wholeSteps(CES_SCALE),
  seconds: 5,
  blank: (id) => ({ ...freshQuestion(id), kind: 'ces' }),
  read: (question, input) => readStep(question, CES_SCALE, input, ASKED),
  missing: () => ASKED,
  imagine: (_question, person) => imagineStep(CES_SCALE, person),
  countsAs: () => 'ces',
  reported: reportedTopBox(
    reportedSteps(() => CES_SCALE),
    CES_TOP,
  ),
  words: (_question, answer, locale) => formatOutOf(answer, CES_SCALE.to, locale),
  around: (_question, locale) => aroundOutOf(CES_SCALE.to, locale),
};
