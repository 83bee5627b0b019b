import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { VERDICT } from '#domain/quiz/practice/practice.ts';
import { invalidField } from '#kit/contract/errors.ts';
import { isPractised, type Typed } from '../contract/kinds.ts';

/**
 * Refuses an answer key in what nobody marks: it would be published, and mean nothing. So would a pass mark, or what a
 * wrong answer costs, in practice.
 */
export function requireMarkedQuiz({ kind, mode }: Typed, { marking }: Questionnaire): void {
  if (!marking) return;
  if (kind !== 'quiz') throw invalidField('questionnaire.marking', 'onlyQuizzesMark');
  if (!isPractised({ mode })) return;
  for (const name of VERDICT) {
    if (marking[name] !== undefined) throw invalidField(`questionnaire.marking.${name}`, 'practiceHasNoPass');
  }
}
