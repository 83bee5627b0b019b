import { type Answer, answerKey } from '../../answers/answer.ts';
import type { Question } from '../../questionnaire/schema.ts';
import { type Mark, markQuestion } from '../mark-answers.ts';
import type { Marking } from '../marking-schema.ts';
import { type Millionths, portion } from '../points.ts';
import type { Day } from './schedule.ts';

/** What somebody tried at one question in a sitting. */
export interface Tried {
  given: readonly Answer[];
  /** They had themselves shown what is right. */
  shown?: true;
  /** The day of the first. */
  day: Day;
}

/** By question id. */
export type Tries = Readonly<Record<string, Tried>>;

/** What was tried at a question. */
export function triedAt(tries: Tries, questionId: string): Tried | undefined {
  return Object.hasOwn(tries, questionId) ? tries[questionId] : undefined;
}

/** Whoever has not found it by then is told. */
export const MOST_TRIES = 10;

/** One more try; null is to be shown what is right. The same answer sent again is none: the object stays the same. */
export function addTry(tried: Tried | undefined, answer: Answer | null, day: Day): Tried {
  const before = tried ?? { given: [], day };
  if (answer === null) return { ...before, shown: true };
  const last = before.given.at(-1);
  if (tried && last !== undefined && answerKey(last) === answerKey(answer)) return tried;
  return { ...before, given: [...before.given, answer] };
}

/** How somebody stands with a question that they tried. */
export interface TriedMark extends Mark {
  /** What the first try was: what is remembered, and what reports tell. */
  first: Mark['outcome'];
  /** Nothing more is tried, and what is right is told. */
  isOver: boolean;
}

/**
 * By the rule of Moodle's adaptive mode: what the best try earned, each less what the wrong ones before it cost.
 * Nothing is below zero. Undefined where the question does not count.
 */
export function markOfTries(
  marking: Marking,
  question: Question,
  tried: Tried | undefined,
  retryPenalty: number | null,
): TriedMark | undefined {
  const free: Marking = { ...marking, penalty: undefined };
  const none = markQuestion(free, question, undefined);
  if (!none) return undefined;
  const marks = (tried?.given ?? []).flatMap((answer) => markQuestion(free, question, answer) ?? []);
  const cost = portion(none.points, BigInt(retryPenalty ?? 0), 100n);
  const earned = marks.reduce<Millionths>((best, mark, before) => max(best, mark.earned - cost * BigInt(before)), 0n);
  const outcome = marks.at(-1)?.outcome ?? none.outcome;
  const isOver = outcome === 'right' || tried?.shown === true || marks.length >= MOST_TRIES;
  return { ...none, earned, outcome, first: marks[0]?.outcome ?? none.outcome, isOver };
}

function max(one: Millionths, other: Millionths): Millionths {
  return one > other ? one : other;
}
