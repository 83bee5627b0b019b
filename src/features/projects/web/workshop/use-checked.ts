import { useMemo } from 'react';
import { checkSurvey, type Surroundings } from '#domain/questionnaire/checker.ts';
import { estimateSeconds } from '#domain/questionnaire/estimate.ts';
import type { Finding } from '#domain/questionnaire/finding.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';

export interface Checked {
  /** What keeps it from being published. */
  errors: readonly Finding[];
  /** About how long answering takes. */
  seconds: number;
}

/** What the checker says of what is on the screen, at once: the same code that the server runs before publishing. */
export function useChecked(
  { title, description, closingText, languages, quotas, isPoll }: Surroundings,
  questionnaire: Questionnaire,
): Checked {
  return useMemo(
    () => ({
      errors: checkSurvey({ title, description, closingText, languages, quotas, isPoll }, questionnaire).filter(
        ({ severity }) => severity === 'error',
      ),
      seconds: estimateSeconds(questionnaire, languages[0] ?? 'en'),
    }),
    [title, description, closingText, languages, quotas, isPoll, questionnaire],
  );
}
