import type { Answer, Answers } from '../answers/answer.ts';
import { kindOf } from '../questionnaire/registry.ts';
import type { Question } from '../questionnaire/schema.ts';
import type { HandMarks } from './hand-marks.ts';
import type { HandMark } from './hand-marks-schema.ts';
import type { AnswerKey, Marking, QuestionMarking } from './marking-schema.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { divide, type Millionths, millionths, portion } from './points.ts';
import type { Share } from './share.ts';
import { shareOf } from './share-of.ts';

/** The mark of one question. */
export interface Mark {
  questionId: string;
  earned: Millionths;
  /** What a right answer earns. */
  points: Millionths;
  outcome: Outcome;
}

/** What somebody came to in all. */
export interface Marks {
  earned: Millionths;
  /** What right answers to all that they were asked would have earned. */
  points: Millionths;
  /** Of the questions they were asked that count, in order. */
  questions: readonly Mark[];
  /** Of the points, to two decimals. */
  percent: number;
  /** Undefined where nobody passes or fails, and while something waits. */
  passed: boolean | undefined;
  /** How many answers wait for somebody to mark them: until then the rest is what was earned so far. */
  waiting: number;
}

/**
 * Marks the answers to the questions that somebody was asked. Nothing else decides but what was marked by hand: who
 * answered the same has the same marks, in whatever order, and however often it is done. Undefined where nothing that
 * they were asked counts.
 */
export function markAnswers(
  marking: Marking,
  asked: readonly Question[],
  answers: Answers,
  byHand: HandMarks | null,
): Marks | undefined {
  const questions = asked.flatMap((question): Mark[] => {
    const mark = markQuestion(marking, question, answers[question.id], byHand?.[question.id]);
    return mark ? [mark] : [];
  });
  return sumOf(marking, questions);
}

/** What the marks of single questions come to; undefined of none. */
export function sumOf(marking: Omit<Marking, 'questions'>, questions: readonly Mark[]): Marks | undefined {
  const points = questions.reduce((sum, mark) => sum + mark.points, 0n);
  if (points === 0n) return undefined;
  const sum = questions.reduce((all, mark) => all + mark.earned, 0n);
  const earned = sum < 0n && !marking.belowZero ? 0n : sum;
  const waiting = questions.filter(({ outcome }) => outcome === 'waiting').length;
  const isJudged = marking.pass !== undefined && waiting === 0;
  const passed = isJudged ? earned * 100n >= points * BigInt(marking.pass ?? 0) : undefined;
  return { earned, points, questions, percent: Number(divide(earned * 10_000n, points)) / 100, passed, waiting };
}

/** What counts of a question: what it can earn, and its key. */
export function countedMarking(
  marking: Marking,
  question: Question,
): (QuestionMarking & { key: AnswerKey }) | undefined {
  const own = Object.hasOwn(marking.questions, question.id) ? marking.questions[question.id] : undefined;
  const { key } = own ?? {};
  return own && key && own.points > 0 && kindOf(question).keyedBy?.includes(key.by) ? { ...own, key } : undefined;
}

/** The mark of one question; undefined where it does not count. */
export function markQuestion(
  marking: Marking,
  question: Question,
  answer: Answer | undefined,
  given?: HandMark,
): Mark | undefined {
  const counted = countedMarking(marking, question);
  if (!counted) return undefined;
  const points = millionths(counted.points);
  const at = { questionId: question.id, points };
  if (answer === undefined) return { ...at, earned: 0n, outcome: 'unanswered' };
  if (counted.key.by === 'hand') return { ...at, ...givenByHand(points, given) };
  const share = shareOf(counted.key, answer, kindOf(question).held.several);
  const earned = earnedBy(share, points, marking, counted.key);
  return { ...at, earned, outcome: outcomeOf(share) };
}

/** Never more than the points; what is wrong costs nothing there beyond what was not given. */
function givenByHand(points: Millionths, given: HandMark | undefined): Pick<Mark, 'earned' | 'outcome'> {
  if (!given) return { earned: 0n, outcome: 'waiting' };
  const told = millionths(given.earned);
  const earned = told < points ? told : points;
  return { earned, outcome: outcomeOf({ part: earned, of: points }) };
}

/** Never more than the points, nor less than nothing unless what is wrong costs. */
function earnedBy({ part, of }: Share, points: Millionths, { penalty }: Marking, key: AnswerKey): Millionths {
  if (part > 0n) return portion(points, part < of ? part : of, of);
  if (penalty === undefined) return 0n;
  const usual = portion(points, BigInt(penalty), 100n);
  // What a wrong tick takes away from right ones is no cost of its own; what its owner wrote for it is.
  const own = key.by === 'options' && key.shares ? portion(points, -part < of ? -part : of, of) : 0n;
  return -(own > usual ? own : usual);
}
