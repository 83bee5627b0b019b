import { findQuestion } from '../../questionnaire/flow.ts';
import { toldParts } from '../../questionnaire/held.ts';
import type { Problem } from '../../questionnaire/kind.ts';
import { readAnswer } from '../../questionnaire/registry.ts';
import type { Questionnaire } from '../../questionnaire/schema.ts';
import type { Answer, Answers } from '../answer.ts';

/** A change to a respondent's answers by question id; null clears. */
export type AnswerPatch = Record<string, Answer | null>;

/** What was read: the good part as a patch, the rest as problems. */
export interface AnswersReading {
  patch: AnswerPatch;
  /** What is wrong, by question id; under '' when the input is no record at all. */
  problems: Record<string, Problem>;
}

/**
 * Reads inputs by question id, as a form or a client sends them: good ones become the patch, bad ones problems. A
 * question that the input does not name is left as it was.
 */
export function readAnswers(questionnaire: Questionnaire, input: unknown): AnswersReading {
  const patch: AnswerPatch = {};
  // Without prototype, for it is keyed by whatever a client sent, `__proto__` included.
  const problems: Record<string, Problem> = Object.create(null);
  const told = toldParts(input);
  if (!told) return { patch, problems: { '': { key: 'malformed' } } };
  for (const questionId of Object.keys(told)) {
    const question = findQuestion(questionnaire, questionId);
    if (!question) {
      problems[questionId] = { key: 'unknownQuestion' };
      continue;
    }
    const reading = readAnswer(question, told[questionId]);
    if ('problem' in reading) problems[questionId] = reading.problem;
    else patch[questionId] = 'answer' in reading ? reading.answer : null;
  }
  return { patch, problems };
}

/** The answers after a patch. */
export function applyPatch(answers: Answers, patch: AnswerPatch): Answers {
  const next = { ...answers };
  for (const [questionId, answer] of Object.entries(patch)) {
    if (answer === null) delete next[questionId];
    else next[questionId] = answer;
  }
  return next;
}
