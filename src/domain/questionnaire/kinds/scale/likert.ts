import { reportedSteps } from '../../../answers/reported/reported-steps.ts';
import { isBlank, type Localized, localizedText } from '../../../text/localized.ts';
import type { Kind } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { agreementWords } from './ready-words.ts';
import { imagineStep, readStep, type Scale, stepOfScale, wholeSteps } from './scale.ts';

type Likert = QuestionOf<'likert'>;

/**
 * How much somebody agrees, in words: a step from 1 to 5 or 7. R. Likert, "A Technique for the Measurement of
 * Attitudes", Archives of Psychology 140 (1932).
 */
export const likert: Kind<'likert', number> = {
  ...stepOfScale,
  kind: 'likert',
  span: (question) => wholeSteps(scaleOf(question)),
  seconds: 5,
  blank: (id) => ({ ...freshQuestion(id), kind: 'likert', steps: 5, labels: [] }),
  mapTexts: (question, change) => ({
    ...question,
    labels: question.labels.map((label, index) => {
      const optionId = String(index + 1);
      const place = { text: 'label', severity: 'warning', missing: 'missingStep', optionId, most: LIMITS.end } as const;
      return change(label, { ...place, values: { position: index + 1 } });
    }),
  }),
  read: (question, input) => readStep(question, scaleOf(question), input, { key: 'missingChoice' }),
  missing: () => ({ key: 'missingChoice' }),
  imagine: (question, person) => imagineStep(scaleOf(question), person),
  countsAs: ({ steps }) => `likert${steps}`,
  reported: reportedSteps(scaleOf, (question, step) => agreementLabels(question)[step - 1] ?? {}),
  words: (question, answer, locale) => localizedText(agreementLabels(question)[answer - 1], locale),
};

/** What each step is called: as the owner wrote, or the ready word. */
export function agreementLabels({ steps, labels }: Likert): Localized[] {
  return agreementWords(steps).map((word, index) => {
    const own = labels[index];
    return own && !isBlank(own) ? own : word;
  });
}

function scaleOf({ steps }: Likert): Scale {
  return { from: 1, to: steps };
}
