import type { Question } from '#domain/questionnaire/schema.ts';
import type { Respondent } from '../open-respondent.ts';

/** Where a quiz tells during, the question of a page whose answer is final: nothing is answered there any more. */
export function finalOn({ told }: Respondent, { questions }: { questions: readonly Question[] }): string | undefined {
  return questions.find(({ id }) => told?.final.includes(id))?.id;
}
