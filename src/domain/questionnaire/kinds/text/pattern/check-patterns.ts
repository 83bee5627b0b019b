import type { Finding } from '../../../finding.ts';
import { LIMITS } from '../../../limits.ts';
import { kindOf } from '../../../registry.ts';
import type { Questionnaire } from '../../../schema.ts';

/**
 * Whether all patterns together stay within what one respondent may have answers held against; the question that goes
 * beyond it is named. Each by itself is bounded where it is read.
 */
export function checkPatterns({ sections }: Questionnaire): Finding[] {
  let steps = 0;
  for (const section of sections) {
    for (const question of section.questions) {
      steps += kindOf(question).steps?.(question) ?? 0;
      if (steps <= LIMITS.patternStepsInAll) continue;
      return [{ severity: 'error', key: 'patternsTooLarge', sectionId: section.id, questionId: question.id }];
    }
  }
  return [];
}
