import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { Typed } from '../contract/kinds.ts';

/**
 * Refuses an answer key in what nobody marks: it would be published, and mean nothing. So would a pass mark, or what a
 * wrong answer costs, in practice.
 */
export function requireMarkedQuiz({ kind, mode }: Typed, { marking }: Questionnaire): void {
  if (!marking) return;
  if (kind !== 'quiz') throw invalidField('questionnaire.marking', 'onlyQuizzesMark');
  if (mode !== 'practice') return;
  for (const name of ['pass', 'penalty', 'belowZero'] as const) {
    if (marking[name] !== undefined) throw invalidField(`questionnaire.marking.${name}`, 'practiceHasNoPass');
  }
}
