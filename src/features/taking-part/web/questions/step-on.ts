import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { mostAsked } from '#domain/questionnaire/logic/most-asked.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Respondent } from '../open-respondent.ts';
import type { Place } from '../places.ts';

/** Which of how many it is, of those that are asked. */
export function stepOn(respondent: Respondent, { questions, path }: Place) {
  const { project, answers, turn } = respondent;
  if (turn) return { answered: 0, total: turn.of, step: turn.step, atMost: turn.atMost, stands: 'at' } as const;
  const { most, isCertain } = mostAsked(
    project.questionnaire,
    answers,
    factsOf(respondent),
    questions[0]?.id,
    isAsking,
  );
  const at = path.asked.findIndex((question) => questions.includes(question));
  const step = path.asked.slice(0, at).filter(isAsking).length + 1;
  const isSaid = !questions.some(isAsking);
  const stands = isSaid ? (path.asked.slice(at).some(isAsking) ? 'before' : 'after') : 'at';
  return { answered: 0, total: most, step, atMost: !isCertain, stands } as const;
}
