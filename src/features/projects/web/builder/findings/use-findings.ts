import { useMemo } from 'react';
import { checkQuestionnaire } from '#domain/questionnaire/checker.ts';
import { estimateSeconds } from '#domain/questionnaire/estimate.ts';
import type { Finding } from '#domain/questionnaire/finding.ts';
import { useBuilder } from '../builder-context.ts';

/** What the checker says of what is on the screen, at once: the same code that the server runs before publishing. */
export function useFindings() {
  const { questionnaire, languages } = useBuilder();
  return useMemo(() => {
    const findings = checkQuestionnaire(questionnaire, languages);
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const severities = new Map<string, Finding['severity']>();
    for (const { questionId, sectionId, severity } of findings) {
      const id = questionId ?? sectionId;
      if (id && severities.get(id) !== 'error') severities.set(id, severity);
    }
    return {
      findings,
      errors,
      warnings: findings.length - errors,
      severityOf: (id: string) => severities.get(id),
      seconds: estimateSeconds(questionnaire, languages[0] ?? 'en'),
    };
  }, [questionnaire, languages]);
}
