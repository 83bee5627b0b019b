import { reportedScore } from '../../../answers/reported/reported-score.ts';
import { NPS_SCALE } from '../../../answers/statistics/net-promoter-score.ts';
import { aroundOutOf, formatOutOf } from '../../../text/format.ts';
import type { Kind, Problem } from '../../kind.ts';
import { freshQuestion } from '../fresh-question.ts';
import { imagineStep, readStep, stepOfScale, wholeSteps } from './scale.ts';

const ASKED: Problem = { key: 'step', values: { ...NPS_SCALE } };

/** How likely somebody is to recommend it, 0 to 10; what comes of it is the net promoter score. */
export const nps: Kind<'nps', number> = {
  ...stepOfScale,
  kind: 'nps',
  span: () => wholeSteps(NPS_SCALE),
  seconds: 5,
  blank: (id) => ({ ...freshQuestion(id), kind: 'nps' }),
  read: (question, input) => readStep(question, NPS_SCALE, input, ASKED),
  missing: () => ASKED,
  imagine: (_question, person) => imagineStep(NPS_SCALE, person),
  countsAs: () => 'nps',
  reported: reportedScore,
  words: (_question, answer, locale) => formatOutOf(answer, NPS_SCALE.to, locale),
  around: (_question, locale) => aroundOutOf(NPS_SCALE.to, locale),
};
