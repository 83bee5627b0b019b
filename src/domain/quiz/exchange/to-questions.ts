import { LIMITS } from '../../questionnaire/limits.ts';
import { blankQuestion } from '../../questionnaire/registry.ts';
import { type Question, type QuestionKind, questionSchema } from '../../questionnaire/schema.ts';
import type { Locale } from '../../text/locale.ts';
import { type AnswerKey, markingSchema, type QuestionMarking } from '../marking-schema.ts';
import { decimalsWithin } from '../points.ts';
import type { Asks, Exchanged, Note } from './exchanged.ts';

/** Which kind of question each way of asking is. */
export const KIND_ASKED = {
  one: 'single_choice',
  several: 'multiple_choice',
  truth: 'yes_no',
  texts: 'short_text',
  numbers: 'number',
  essay: 'long_text',
  words: 'statement',
} as const satisfies Record<string, QuestionKind>;

/** A question with how it is marked. */
export interface KeyedQuestion {
  question: Question;
  /** Undefined where nobody marks it. */
  marking: QuestionMarking | undefined;
}

/** A question of a file as one of a quiz, in the language that the file is in; or why it cannot be one. */
export function questionOf(exchanged: Exchanged, locale: Locale, newId: () => string): KeyedQuestion | Note {
  const { line, title, feedback, points = 1, shuffle, asks } = exchanged;
  if (answersTo(asks) > mostAnswersTo(asks)) return { line, why: 'doesNotFit' };
  const id = newId();
  const question = {
    ...kindOf(asks, locale),
    ...{ id, title: { [locale]: title }, ...(shuffle ? { shuffle } : {}) },
  };
  const key = keyOf(asks);
  const marking = key && { points, key, ...(feedback ? { feedback: { [locale]: feedback } } : {}) };
  const isFit =
    questionSchema.safeParse(question).success &&
    markingSchema.safeParse({ questions: marking ? { [id]: marking } : {} }).success;
  return isFit ? { question, marking } : { line, why: 'doesNotFit' };
}

/** Counted first: what a file lists may be endless. */
function answersTo(asks: Asks): number {
  if (asks.by === 'options') return asks.options.length;
  return 'accepted' in asks ? asks.accepted.length : 0;
}

function mostAnswersTo({ by }: Asks): number {
  return by === 'options' ? LIMITS.options : LIMITS.accepted;
}

function kindOf(asks: Asks, locale: Locale): Question {
  const blank = () => '';
  switch (asks.by) {
    case 'options': {
      const options = asks.options.map(({ text }, place) => ({ id: `o${place + 1}`, label: { [locale]: text } }));
      return { ...blankQuestion(asks.several ? KIND_ASKED.several : KIND_ASKED.one, blank), options };
    }
    case 'truth':
      return blankQuestion(KIND_ASKED.truth, blank);
    case 'texts':
      return blankQuestion(KIND_ASKED.texts, blank);
    case 'numbers':
      return { ...blankQuestion(KIND_ASKED.numbers, blank), decimals: decimalsOf(asks.accepted) };
    case 'nothing':
      return blankQuestion(asks.isAsked ? KIND_ASKED.essay : KIND_ASKED.words, blank);
  }
}

function keyOf(asks: Asks): AnswerKey | undefined {
  switch (asks.by) {
    case 'options':
      return optionsKey(asks);
    case 'truth':
      return { by: 'options', right: [asks.isTrue ? 'yes' : 'no'] };
    case 'texts':
      return {
        by: 'texts',
        accepted: asks.accepted.map(({ text, share }) => ({ text, ...ownShare(share) })),
        ...(asks.matchCase ? { matchCase: true } : {}),
      };
    case 'numbers':
      return {
        by: 'numbers',
        accepted: asks.accepted.map(({ value, tolerance, share }) => ({
          ...{ value, ...(tolerance > 0 ? { tolerance } : {}) },
          ...ownShare(share),
        })),
      };
    case 'nothing':
      return undefined;
  }
}

/** How far a share may lie from what it would be without being written: a third has no end. */
const NEAR = 0.01;

/** Those are right that earn something. What they earn is written where it is not what right and wrong mean anyway. */
function optionsKey({ options, several }: Extract<Asks, { by: 'options' }>): AnswerKey {
  const ids = options.map(({ share }, place) => ({ id: `o${place + 1}`, share }));
  const earning = ids.filter(({ share }) => (several ? share > 0 : share === 100));
  const part = 100 / Math.max(1, earning.length);
  const usual = (isRight: boolean) => (several ? (isRight ? part : -part) : isRight ? 100 : 0);
  const right = earning.map(({ id }) => id);
  const own = ids.filter(({ id, share }) => Math.abs(share - usual(right.includes(id))) > NEAR);
  const shares = Object.fromEntries(own.map(({ id, share }) => [id, Math.round(share * 100) / 100]));
  return { by: 'options', right, ...(own.length > 0 ? { shares } : {}) };
}

function ownShare(share: number): { share?: number } {
  return share === 100 ? {} : { share: Math.round(share * 100) / 100 };
}

/** As many as the answers have. */
function decimalsOf(accepted: readonly { value: number; tolerance: number }[]): number {
  const numbers = accepted.flatMap(({ value, tolerance }) => [value, tolerance]);
  for (let decimals = 0; decimals < LIMITS.decimals; decimals += 1) {
    if (numbers.every((number) => decimalsWithin(number, decimals))) return decimals;
  }
  return LIMITS.decimals;
}
