import { reportedConsent } from '../../../answers/reported/reported-consent.ts';
import { isBlank } from '../../../text/localized.ts';
import type { Kind } from '../../kind.ts';
import type { Option, QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { oneOf } from './options.ts';

const READY = { en: 'I agree', bn: 'আমি সম্মত' };

/**
 * A box to tick. What somebody agreed to is the text of the version that they answered, which never changes; where a
 * later version has another, reports tell both.
 */
export const consent: Kind<'consent', string> = {
  ...oneOf(agreements),
  kind: 'consent',
  byHand: true,
  seconds: 5,
  blank: (id) => ({ ...freshQuestion(id), kind: 'consent', agreement: {} }),
  check: () => [],
  agreement: (question) => agreements(question)[0].label,
  mapTexts: (question, change) => ({
    ...question,
    agreement: change(question.agreement, { text: 'agreement', severity: 'error', missing: 'missingAgreement' }),
  }),
  missing: () => ({ key: 'missingConsent' }),
  imagine: (question) => agreements(question)[0]?.id,
  countsAs: () => 'consent',
  reported: reportedConsent(agreements),
};

function agreements({ agreement }: QuestionOf<'consent'>): readonly [Option] {
  return [{ id: 'agreed', label: isBlank(agreement) ? READY : agreement }];
}
