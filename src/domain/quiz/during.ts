// A quiz that tells during: of a question whose answer is final, while the others are still to be answered.
import { type Answers, answerKey } from '../answers/answer.ts';
import { keptAnswers } from '../answers/reading/kept-answers.ts';
import type { AnswerPatch } from '../answers/reading/read-answers.ts';
import { answersOn, pathOf } from '../questionnaire/flow.ts';
import type { Problem } from '../questionnaire/kind.ts';
import type { Facts } from '../questionnaire/logic/facts.ts';
import { fillTexts } from '../questionnaire/piping/fill-texts.ts';
import { isAsking, isLacking } from '../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../questionnaire/schema.ts';
import { DEFAULT_LOCALE, type Locale } from '../text/locale.ts';
import { markQuestion } from './mark-answers.ts';
import type { Marking } from './marking-schema.ts';
import { shownOf } from './result.ts';
import type { Result } from './result-schema.ts';
import type { Revealed } from './reveal.ts';

export type ToldQuestion = Result['questions'][number];

interface Said {
  /** Those that are sent now among them. */
  answers: Answers;
  facts: Facts;
}

/**
 * Which of the questions that were sent are final with that: answered, or left out by who may. What is lacking has
 * still to be given, or nobody could submit; unless its time is over.
 */
export function finalWith(
  questionnaire: Questionnaire,
  sent: readonly string[],
  { answers, facts, isOver }: Said & { isOver: boolean },
): string[] {
  const path = pathOf(questionnaire, answers, facts);
  const fitting = answersOn(path, answers);
  return path.asked
    .filter((question) => sent.includes(question.id) && isAsking(question))
    .filter((question) => isOver || !isLacking(question, fitting[question.id], path.required.includes(question)))
    .map(({ id }) => id);
}

/**
 * Whether something is sent before its turn, in the order in which somebody is asked: what is asked before it is still
 * open. By what they are told of it, they could else choose their way.
 */
export function isSentAhead(
  questionnaire: Questionnaire,
  sent: readonly string[],
  { final, ...said }: Said & { untouched: readonly string[]; final: readonly string[] },
): boolean {
  const { answers, facts } = said;
  const given = [...keptAnswers(questionnaire, said), ...finalWith(questionnaire, sent, { ...said, isOver: false })];
  const settled = new Set([...final, ...given]);
  const asked = pathOf(questionnaire, answers, facts).asked.filter(isAsking);
  const open = asked.findIndex(({ id }) => !settled.has(id));
  return open >= 0 && asked.slice(open + 1).some(({ id }) => sent.includes(id) && !final.includes(id));
}

/** What is wrong with answers that change what is final. */
export function changesToFinal(
  final: readonly string[] | null,
  answers: Answers,
  patch: AnswerPatch,
): Record<string, Problem> {
  const keyOf = (answer: AnswerPatch[string] | undefined) => (answer == null ? undefined : answerKey(answer));
  const changed = Object.keys(patch).filter((id) => final?.includes(id) && keyOf(patch[id]) !== keyOf(answers[id]));
  return Object.fromEntries(changed.map((id) => [id, { key: 'final' as const }]));
}

/** Of these questions, whose answers are final, what is shown; in the questionnaire's order. */
export function toldDuring(
  { marking, ...questionnaire }: Questionnaire & { marking: Marking },
  final: readonly string[],
  { answers, facts, locale }: Said & { locale: Locale },
  shown: readonly Revealed[],
): ToldQuestion[] {
  const path = pathOf(fillTexts(questionnaire, answers, facts), answers, facts);
  const fitting = answersOn(path, answers);
  const told = path.asked.flatMap((question) => {
    const mark = final.includes(question.id) ? markQuestion(marking, question, fitting[question.id]) : undefined;
    return mark ? [shownOf(question, mark, { marking, answers: fitting, byHand: null, locale, shown })] : [];
  });
  return told.filter(saysSomething);
}

/** Of which of these questions something is told whatever is answered: what is told of one that is left out. */
export function surelyTold(marking: Marking, questions: readonly Question[], shown: readonly Revealed[]): string[] {
  const leftOut = { marking, answers: {}, byHand: null, locale: DEFAULT_LOCALE, shown };
  return questions
    .filter((question) => {
      const mark = isAsking(question) ? markQuestion(marking, question, undefined) : undefined;
      return mark !== undefined && saysSomething(shownOf(question, mark, leftOut));
    })
    .map(({ id }) => id);
}

function saysSomething({ answer, outcome, marks, key, passage, feedback, optionFeedback }: ToldQuestion): boolean {
  return Boolean(answer || outcome || marks || key || passage || feedback) || optionFeedback.length > 0;
}
