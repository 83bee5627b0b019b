import { answersOn, pathOf } from '../../questionnaire/flow.ts';
import type { Problem } from '../../questionnaire/kind.ts';
import type { Facts } from '../../questionnaire/logic/facts.ts';
import { isLacking } from '../../questionnaire/registry.ts';
import type { Questionnaire } from '../../questionnaire/schema.ts';
import { type Answers, answerKey } from '../answer.ts';
import type { AnswerPatch } from './read-answers.ts';

/** What somebody has said so far. */
interface Said {
  answers: Answers;
  facts: Facts;
  /** The questions whose answer stood there from the start and was not sent since. */
  untouched: readonly string[];
}

/**
 * The questions on the path that nothing is left to say to. What stood there from the start nobody has said before
 * its page was sent. What is lacking somewhere has still to be given, or nobody could submit.
 */
export function keptAnswers(questionnaire: Questionnaire, { answers, facts, untouched }: Said): ReadonlySet<string> {
  const path = pathOf(questionnaire, answers, facts);
  const said = answersOn(path, answers);
  const required = new Set(path.required);
  const open = new Set(untouched);
  const kept = path.asked.filter((question) => {
    const answer = said[question.id];
    return answer !== undefined && !open.has(question.id) && !isLacking(question, answer, required.has(question));
  });
  return new Set(kept.map(({ id }) => id));
}

/** Where nobody goes back: what is wrong with changes to answers that stay as they are. */
export function changesToKept(questionnaire: Questionnaire, said: Said, patch: AnswerPatch): Record<string, Problem> {
  const kept = keptAnswers(questionnaire, said);
  const changed = Object.entries(patch).filter(([id, answer]) => {
    const before = said.answers[id];
    return before !== undefined && kept.has(id) && (answer === null || answerKey(answer) !== answerKey(before));
  });
  return Object.fromEntries(changed.map(([id]) => [id, { key: 'kept' }]));
}
