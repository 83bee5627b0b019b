import { secondsToReadOne } from '../questionnaire/estimate.ts';
import type { Finding } from '../questionnaire/finding.ts';
import { questionsOf } from '../questionnaire/flow.ts';
import { isAsking } from '../questionnaire/registry.ts';
import type { Questionnaire } from '../questionnaire/schema.ts';
import type { Locale } from '../text/locale.ts';

/** Questions that take longer to read than there is time for each, in the language that takes longest. */
export function checkQuestionTime(
  seconds: number,
  questionnaire: Questionnaire,
  languages: readonly Locale[],
): Finding[] {
  return questionsOf(questionnaire)
    .filter(isAsking)
    .flatMap((question): Finding[] => {
      const needed = Math.ceil(Math.max(0, ...languages.map((locale) => secondsToReadOne(question, locale))));
      if (needed <= seconds) return [];
      const at = { severity: 'warning', questionId: question.id } as const;
      return [{ ...at, key: 'questionTimeTooShort', values: { seconds: needed } }];
    });
}
