import { keptAnswers } from '#domain/answers/reading/kept-answers.ts';
import { pathOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Walk } from '#domain/questionnaire/logic/walk.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { allowsBack } from '#features/projects/policy.ts';
import type { Respondent } from './open-respondent.ts';

/** Whether nobody has said anything to a question, and may: what stood there from the start was not sent yet. */
export function isOpen({ answers, untouched, final }: Respondent, { id }: Question): boolean {
  return (answers[id] === undefined || untouched.includes(id)) && !final.includes(id);
}

/** Where nobody goes back: what is still to be answered, in order. */
export function openWithoutBack(respondent: Respondent, { asked }: Walk<Question>): Question[] {
  const { project, answers, untouched, final } = respondent;
  const kept = keptAnswers(project.questionnaire, { answers, facts: factsOf(respondent), untouched });
  return asked.filter((question) => isAsking(question) && !kept.has(question.id) && !final.includes(question.id));
}

/** What somebody left out of a quiz and may still go back to; in other projects nothing, for that is theirs to do. */
export function leftOpen(respondent: Respondent): Question[] {
  const { project, answers, turn } = respondent;
  if (project.kind !== 'quiz' || turn || !allowsBack(project)) return [];
  const { asked } = pathOf(project.questionnaire, answers, factsOf(respondent));
  return asked.filter((question) => isAsking(question) && isOpen(respondent, question));
}
