import { LIMITS } from '../../questionnaire/limits.ts';
import { blankQuestion } from '../../questionnaire/registry.ts';
import { type Option, type Question, type QuestionKind, questionSchema } from '../../questionnaire/schema.ts';
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
  order: 'ranking',
  pairs: 'grid_single_choice',
  blanks: 'fill_blanks',
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
  if (listsTooMuch(asks) || saysTwice(asks)) return { line, why: 'doesNotFit' };
  const id = newId();
  const question = {
    ...blankFor(asks, locale),
    ...{ id, title: { [locale]: title }, ...(shuffle ? { shuffle } : {}) },
  };
  const key = keyOf(asks);
  const optionFeedback = saidOfOptions(asks, locale);
  const marking = key && {
    ...{ points, key },
    ...(feedback ? { feedback: { [locale]: feedback } } : {}),
    ...(optionFeedback && { optionFeedback }),
  };
  const isFit =
    questionSchema.safeParse(question).success &&
    markingSchema.safeParse({ questions: marking ? { [id]: marking } : {} }).success;
  return isFit ? { question, marking } : { line, why: 'doesNotFit' };
}

/** By the ids that options are given here. */
function saidOfOptions(asks: Asks, locale: Locale): QuestionMarking['optionFeedback'] {
  const said =
    asks.by === 'options'
      ? asks.options.map(({ feedback }, place) => [`o${place + 1}`, feedback] as const)
      : asks.by === 'truth'
        ? Object.entries(asks.feedback ?? {})
        : [];
  const texts = said.flatMap(([id, feedback]) => (feedback ? [[id, { [locale]: feedback }] as const] : []));
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Nobody could tell apart what is to be put in order. */
function saysTwice(asks: Asks): boolean {
  return asks.by === 'order' && new Set(asks.items).size < asks.items.length;
}

/** Counted first: what a file lists may be endless. */
function listsTooMuch(asks: Asks): boolean {
  if (answersTo(asks) > mostAnswersTo(asks)) return true;
  return asks.by === 'blanks' && asks.blanks.some(({ options = [] }) => options.length > LIMITS.gridOptions);
}

function answersTo(asks: Asks): number {
  if (asks.by === 'options') return asks.options.length;
  if (asks.by === 'order') return asks.items.length;
  if (asks.by === 'blanks') return asks.blanks.length;
  if (asks.by === 'pairs') return asks.pairs.length + asks.others.length;
  return 'accepted' in asks ? asks.accepted.length : 0;
}

function mostAnswersTo({ by }: Asks): number {
  if (by === 'blanks') return LIMITS.blanks;
  return by === 'options' || by === 'order' || by === 'pairs' ? LIMITS.options : LIMITS.accepted;
}

/** The question without its title, with what it lets choose. */
function blankFor(asks: Asks, locale: Locale): Question {
  const blank = () => '';
  switch (asks.by) {
    case 'options': {
      const texts = asks.options.map(({ text }) => text);
      const options = optionsNamed(texts, locale);
      return { ...blankQuestion(asks.several ? KIND_ASKED.several : KIND_ASKED.one, blank), options };
    }
    case 'truth':
      return blankQuestion(KIND_ASKED.truth, blank, true);
    case 'texts':
    case 'quantities':
      return blankQuestion(KIND_ASKED.texts, blank);
    case 'numbers':
      return { ...blankQuestion(KIND_ASKED.numbers, blank), decimals: decimalsOf(asks.accepted) };
    case 'order':
      return {
        ...{ ...blankQuestion(KIND_ASKED.order, blank), options: optionsNamed(inAlphabetOrTurned(asks.items), locale) },
        shuffle: true,
      };
    case 'pairs':
      return {
        ...blankQuestion(KIND_ASKED.pairs, blank),
        rows: asks.pairs.map(({ text }, place) => ({ id: `r${place + 1}`, label: { [locale]: text } })),
        options: optionsNamed(offeredIn(asks), locale),
      };
    case 'blanks':
      return {
        ...{ ...blankQuestion(KIND_ASKED.blanks, blank), passage: { [locale]: asks.passage } },
        blanks: asks.blanks.map(({ options }, place) => {
          const id = String(place + 1);
          if (!options) return { id, asks: 'text' };
          return {
            ...{ id, asks: 'choice' },
            options: options.map((text, at) => ({ id: optionIn(place, at), label: { [locale]: text } })),
          };
        }),
      };
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
      return { by: 'numbers', accepted: acceptedNumbers(asks.accepted) };
    case 'quantities': {
      const { accepted, units, unitPenalty } = asks;
      const key = { by: 'quantities' as const, accepted: acceptedNumbers(accepted), units };
      return unitPenalty === undefined ? key : { ...key, unitPenalty };
    }
    case 'order': {
      const idOf = idsOf(inAlphabetOrTurned(asks.items));
      const order = asks.items.map(idOf);
      return { by: 'order', order, ...(asks.credit === 'places' ? {} : { credit: asks.credit }) };
    }
    case 'pairs': {
      const idOf = idsOf(offeredIn(asks));
      const pairs = asks.pairs.map(({ belongs }, place) => [`r${place + 1}`, idOf(belongs)]);
      return { by: 'pairs', pairs: Object.fromEntries(pairs) };
    }
    case 'blanks': {
      const blanks = asks.blanks.map(({ options, accepted }, place) => {
        const right = accepted.map(({ text, share }) => ({
          ...(options ? { option: optionIn(place, options.indexOf(text)) } : { text }),
          ...ownShare(share),
        }));
        return [String(place + 1), right] as const;
      });
      return { by: 'blanks', blanks: Object.fromEntries(blanks), ...(asks.matchCase ? { matchCase: true } : {}) };
    }
    case 'nothing':
      return undefined;
  }
}

/** No two blanks have an option of the same id. */
function optionIn(blank: number, place: number): string {
  return `b${blank + 1}o${place + 1}`;
}

function acceptedNumbers(accepted: Extract<Asks, { by: 'numbers' }>['accepted']) {
  return accepted.map(({ value, tolerance, share }) => ({
    ...{ value, ...(tolerance > 0 ? { tolerance } : {}) },
    ...ownShare(share),
  }));
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

function optionsNamed(texts: readonly string[], locale: Locale): Option[] {
  return texts.map((text, place) => ({ id: `o${place + 1}`, label: { [locale]: text } }));
}

function idsOf(texts: readonly string[]): (text: string) => string {
  return (text) => `o${texts.indexOf(text) + 1}`;
}

/** What is offered beside rows, each text once. */
function offeredIn({ pairs, others }: Extract<Asks, { by: 'pairs' }>): string[] {
  const right = pairs.map(({ belongs }) => belongs);
  return inAlphabetOrTurned([...new Set([...right, ...others])], right);
}

/** Texts in an order of signs that tells nothing, or turned by one where that is the right one. */
function inAlphabetOrTurned(texts: readonly string[], right = texts): string[] {
  const sorted = texts.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  const isRight = right.every((text, place) => sorted[place] === text);
  return isRight ? [...sorted.slice(1), ...sorted.slice(0, 1)] : sorted;
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
