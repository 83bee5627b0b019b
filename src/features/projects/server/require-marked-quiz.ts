import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { ProjectKind } from '../contract/kinds.ts';

/** Refuses an answer key in what nobody marks: it would be published, and mean nothing. */
export function requireMarkedQuiz(kind: ProjectKind, { marking }: Questionnaire): void {
  if (marking && kind !== 'quiz') throw invalidField('questionnaire.marking', 'onlyQuizzesMark');
}
