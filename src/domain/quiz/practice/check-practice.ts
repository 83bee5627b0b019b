import { carriedBy } from '../../questionnaire/carried/carrying.ts';
import type { Finding } from '../../questionnaire/finding.ts';
import { isAsking, kindOf } from '../../questionnaire/registry.ts';
import type { Questionnaire } from '../../questionnaire/schema.ts';
import { isByHand } from '../check-marking.ts';
import { NO_MARKING } from '../edit-marking.ts';
import { countedMarking } from '../mark-answers.ts';

/**
 * In practice questions come one by one, on different days: none may hang on the answer to another, and it has to be
 * known at once whether it was right. What is not marked is not asked.
 */
export function checkPractice({ sections, marking = NO_MARKING }: Questionnaire): Finding[] {
  return sections.flatMap((section): Finding[] => [
    ...(section.draw === undefined
      ? []
      : [{ severity: 'error', key: 'practiceHasNoDraw', sectionId: section.id } as const]),
    ...(section.showIf ? [{ severity: 'error', key: 'practiceHasNoLogic', sectionId: section.id } as const] : []),
    ...section.questions.flatMap((question): Finding[] => {
      const at = { sectionId: section.id, questionId: question.id };
      const { showIf, requireIf, jumps = [] } = question;
      if (showIf || requireIf || jumps.length > 0 || carriedBy(question))
        return [{ ...at, severity: 'error', key: 'practiceHasNoLogic' }];
      if (!isAsking(question)) return [];
      if (countedMarking(marking, question)?.key.by === 'hand')
        return [{ ...at, severity: 'error', key: 'practiceByHand' }];
      const isNeverAsked = !kindOf(question).keyedBy || isByHand(question);
      return isNeverAsked ? [{ ...at, severity: 'warning', key: 'practiceNotAsked' }] : [];
    }),
  ]);
}
