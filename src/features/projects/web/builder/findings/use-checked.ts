import { useMemo } from 'react';
import { checkSurvey, type Surroundings } from '#domain/questionnaire/checker.ts';
import { estimateSeconds } from '#domain/questionnaire/estimate.ts';
import type { Finding } from '#domain/questionnaire/finding.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';

export interface Checked {
  findings: readonly Finding[];
  errors: number;
  warnings: number;
  /** About how long answering takes. */
  seconds: number;
}

/** What the checker says of what is on the screen, at once: the same code that the server runs before publishing. */
export function useChecked(around: Surroundings, questionnaire: Questionnaire): Checked {
  return useMemo(() => {
    const findings = checkSurvey(around, questionnaire);
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    return {
      findings,
      errors,
      warnings: findings.length - errors,
      seconds: estimateSeconds(questionnaire, around.languages[0] ?? 'en'),
    };
  }, [around, questionnaire]);
}
