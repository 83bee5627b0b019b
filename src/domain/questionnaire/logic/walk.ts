import type { Answer, Answers } from '../../answers/answer.ts';
import { fitAnswer } from '../../answers/reading/fit-answer.ts';
import { type Carrying, offeredTo } from '../carried/offered.ts';
import type { Question } from '../schema.ts';
import type { Variable } from '../variables/expression.ts';
import { createReckoner } from '../variables/reckon.ts';
import { type Condition, holds } from './condition.ts';
import { type Facts, NO_FACTS, pickedIn } from './facts.ts';

/** Goes on at a later question or section, or ends. */
export interface Jump {
  /** Left out: always. */
  if?: Condition | undefined;
  /** The id of a question, section or closing, or `END`. */
  to: string;
}

/** What of a question decides who is asked what. */
export interface QuestionLogic extends Carrying {
  id: string;
  required: boolean;
  /** Asked only when it holds. */
  showIf?: Condition | undefined;
  /** Has to be answered when it holds, even where `required` is false. */
  requireIf?: Condition | undefined;
  /** After it; the first one that holds is taken. */
  jumps?: Jump[] | undefined;
}

/** What of a section decides who is asked what. */
export interface SectionLogic<Q extends QuestionLogic = QuestionLogic> {
  id: string;
  /** Its questions are asked only when it holds. */
  showIf?: Condition | undefined;
  questions: readonly Q[];
}

/** What of a questionnaire decides who is asked what. */
export interface Logic<Q extends QuestionLogic = QuestionLogic> {
  sections: readonly SectionLogic<Q>[];
  /** What conditions may look at beside answers and facts. */
  variables?: readonly Variable[] | undefined;
}

/** What one respondent is asked. */
export interface Walk<Q extends QuestionLogic> {
  /** In order. */
  asked: readonly Q[];
  /** Those of them that have to be answered. */
  required: readonly Q[];
  /** What they answered, as far as it fits what they were offered. */
  given: ReadonlyMap<string, Answer>;
  /** The ids of the options that they are offered by questions that take options from an earlier one. */
  offered: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where a jump led that ended it: a closing, `END`, or nowhere that is; undefined after the last question. */
  end: string | undefined;
}

/** Somebody on their way through the questions. */
export interface Walker<Q extends QuestionLogic> {
  /**
   * Their answer to a question that they are asked; undefined where there is none. One that takes options from an
   * earlier question says which of them it offers.
   */
  answer: (question: Q, isRequired: boolean, offer: ReadonlySet<string> | undefined) => Answer | undefined;
  /** At a section or question that has a condition: whether it is met. */
  comes?: (part: Q | SectionLogic<Q>, isMet: boolean) => void;
  /** After a question: the place of the jump that is taken; undefined where it goes on with the next. */
  goesOn?: (question: Q, jump: number | undefined) => void;
}

/**
 * Walks once through the questions, in order, and always ends: conditions look back, at answers on the way here, and
 * jumps lead ahead. An answer to a question that this respondent is not asked is as if it were not there. A jump to a
 * closing, to where nothing is, or back, asks nothing more. Whoever has nothing to choose is not asked.
 */
export function walk<Q extends QuestionLogic>(logic: Logic<Q>, answers: Answers, facts: Facts = NO_FACTS): Walk<Q> {
  return walkAs(logic, { answer: ({ id }) => answers[id] }, facts);
}

/** The same way, of somebody who answers as they go. */
export function walkAs<Q extends QuestionLogic>(
  { sections, variables }: Logic<Q>,
  { answer: answerOf, comes, goesOn }: Walker<Q>,
  facts: Facts = NO_FACTS,
): Walk<Q> {
  const asked: Q[] = [];
  const required: Q[] = [];
  const given = new Map<string, Answer>();
  const offered = new Map<string, ReadonlySet<string>>();
  const reckoner = createReckoner(variables, given, facts);
  const isMet = (condition: Condition) => holds(condition, given, facts, reckoner);
  const isTaken = (jump: Jump) => !jump.if || isMet(jump.if);
  const picked = pickedIn(facts);
  let target: string | undefined;
  for (const section of sections) {
    if (target === section.id) target = undefined;
    const isShown = !section.showIf || isMet(section.showIf);
    if (section.showIf && target === undefined) comes?.(section, isShown);
    for (const question of section.questions) {
      if (target === question.id) target = undefined;
      if (target !== undefined || !isShown || picked?.has(question.id) === false) continue;
      const isAsked = !question.showIf || isMet(question.showIf);
      if (question.showIf) comes?.(question, isAsked);
      if (!isAsked) continue;
      const offer = question.carried && offerOf(question, { asked, given, offered });
      if (offer?.size === 0) continue;
      if (offer) offered.set(question.id, offer);
      asked.push(question);
      const isRequired = question.required || (question.requireIf !== undefined && isMet(question.requireIf));
      if (isRequired) required.push(question);
      const answer = answerWithin(question, offer, answerOf(question, isRequired, offer));
      if (answer !== undefined) given.set(question.id, answer);
      const jump = question.jumps?.findIndex(isTaken) ?? -1;
      target = question.jumps?.[jump]?.to;
      goesOn?.(question, jump < 0 ? undefined : jump);
    }
  }
  return { asked, required, given, offered, end: target };
}

/** What a question that carries offers by what was asked and answered before it. */
export function offerOf(
  question: QuestionLogic,
  { asked, given, offered }: Pick<Walk<QuestionLogic>, 'asked' | 'given' | 'offered'>,
): ReadonlySet<string> {
  const from = question.carried?.from ?? '';
  const wasAsked = asked.some(({ id }) => id === from);
  return offeredTo(question, wasAsked ? { answer: given.get(from), offered: offered.get(from) } : undefined);
}

/** An answer as far as it fits what is offered. */
export function answerWithin(
  question: QuestionLogic,
  offer: ReadonlySet<string> | undefined,
  answer: Answer | undefined,
): Answer | undefined {
  if (!offer || answer === undefined) return answer;
  // A walk needs nothing else of a question; what carries is whole wherever one goes.
  const reading = fitAnswer(question as Question, offer, answer);
  return 'answer' in reading ? reading.answer : undefined;
}
