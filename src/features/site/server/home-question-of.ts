import { questionsOf } from '#domain/questionnaire/flow.ts';
import { kindOf, optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';

/** What the home page would ask of a questionnaire: the first question that one option answers. */
export function homeQuestionOf(questionnaire: Questionnaire): Question | undefined {
  return questionsOf(questionnaire).find(isOneChoice);
}

function isOneChoice(question: Question): boolean {
  const { as, overlaps } = kindOf(question).reported;
  const options = optionsOf(question);
  return as === 'options' && !overlaps && options.length > 0 && !options.some((option) => option.asksText);
}
