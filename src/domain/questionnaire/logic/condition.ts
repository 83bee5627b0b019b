import { type Answer, chosenOf, isInParts } from '../../answers/answer.ts';
import { entriesIn } from '../../answers/entries.ts';
import { searchKey } from '../../text/normalise.ts';
import type { Value } from '../variables/value.ts';
import { type Facts, NO_FACTS } from './facts.ts';

/** Looks at the answer to one question, or at what it says of one `row`. */
export type AnswerTest =
  | { op: 'answered'; question: string; row?: string | undefined }
  | { op: 'chose'; question: string; row?: string | undefined; options: string[] }
  | {
      op: 'number_between';
      question: string;
      row?: string | undefined;
      min?: number | undefined;
      max?: number | undefined;
    }
  | {
      op: 'date_between' | 'time_between';
      question: string;
      row?: string | undefined;
      min?: string | undefined;
      max?: string | undefined;
    }
  | { op: 'contains'; question: string; row?: string | undefined; text: string };

/** Looks at a fact of the respondent: whether it is known, and whether it is one of some, in either digits or case. */
export type FactTest = { op: 'known'; fact: string } | { op: 'is'; fact: string; values: string[] };

/** Looks at what a variable comes to: whether it comes to anything, and what. */
export type ValueTest =
  | { op: 'value_known'; variable: string }
  | { op: 'value_between'; variable: string; min?: number | undefined; max?: number | undefined }
  | { op: 'value_is'; variable: string; values: string[] };

/** Tells what a variable comes to; undefined where that is not known. */
export type Reckoner = (variable: string) => Value | undefined;

/** Where there are no variables. */
export const NO_VALUES: Reckoner = () => undefined;

/** What holds or does not, given answers. It is data: nothing of it is ever run as code. */
export type Condition =
  | { op: 'and'; of: Condition[] }
  | { op: 'or'; of: Condition[] }
  | { op: 'not'; of: Condition }
  | AnswerTest
  | FactTest
  | ValueTest;

/** How answers to a question can be looked at; `answered` where there is nothing but whether there is one. */
export type TestOp = AnswerTest['op'];

/**
 * Whether a condition holds. Of a question without an answer nothing holds but a `not`: "is not 5" is true of those who
 * did not say. Without parts `and` holds and `or` does not.
 */
export function holds(
  condition: Condition,
  answers: ReadonlyMap<string, Answer>,
  facts: Facts = NO_FACTS,
  reckoner: Reckoner = NO_VALUES,
): boolean {
  switch (condition.op) {
    case 'and':
    case 'or': {
      const decides = condition.op === 'or';
      // Without a function for each group: a walk comes to hundreds, and collecting them made it slow at times.
      for (const part of condition.of) if (holds(part, answers, facts, reckoner) === decides) return decides;
      return !decides;
    }
    case 'not':
      return !holds(condition.of, answers, facts, reckoner);
    case 'known':
      return Object.hasOwn(facts, condition.fact);
    case 'is': {
      const fact = Object.hasOwn(facts, condition.fact) ? keyOf(facts[condition.fact] ?? '') : undefined;
      return condition.values.some((value) => keyOf(value) === fact);
    }
    case 'value_known':
    case 'value_between':
    case 'value_is':
      return meets(condition, reckoner(condition.variable), answers);
    default: {
      const given = answers.get(condition.question);
      const answer = looked(condition, given);
      return answer !== undefined && passes(condition, answer, answers);
    }
  }
}

function meets(test: ValueTest, value: Value | undefined, walk: object): boolean {
  switch (test.op) {
    case 'value_known':
      return value !== undefined;
    case 'value_is': {
      const key = typeof value === 'string' ? keyOf(value, walk) : undefined;
      return key !== undefined && test.values.some((one) => keyOf(one) === key);
    }
    case 'value_between':
      return typeof value === 'number' && value >= (test.min ?? value) && value <= (test.max ?? value);
  }
}

/** What an answer says of a row: of one that was put in order its place, from 1. */
export function looked(test: { row?: string | undefined }, answer: Answer | undefined): Answer | undefined {
  if (test.row === undefined || typeof answer !== 'object') return answer;
  return isInParts(answer) ? answer[test.row] : answer.indexOf(test.row) + 1 || undefined;
}

function passes(test: AnswerTest, answer: Answer, walk: object): boolean {
  switch (test.op) {
    case 'answered':
      return true;
    case 'chose':
      // Most answers are one option, and a list for each test of one would keep the collector of garbage busy.
      if (typeof answer === 'string') return test.options.includes(answer);
      return chosenOf(answer).some((id) => test.options.includes(id));
    case 'contains':
      return typeof answer === 'string' && keyOf(answer, walk).includes(keyOf(test.text));
    case 'number_between':
      return isWithin(test, numberIn(answer));
    case 'date_between':
      // Of a moment its day.
      return typeof answer === 'string' && isFromTo(test, answer.slice(0, 'YYYY-MM-DD'.length));
    case 'time_between':
      return typeof answer === 'string' && isFromTo(test, answer);
  }
}

/** The number that an answer is, or how many entries it lists. */
function numberIn(answer: Answer): number | undefined {
  return typeof answer === 'number' ? answer : entriesIn(answer);
}

function isWithin({ min, max }: { min?: number | undefined; max?: number | undefined }, value?: number): boolean {
  return value !== undefined && value >= (min ?? value) && value <= (max ?? value);
}

function isFromTo({ min, max }: { min?: string | undefined; max?: string | undefined }, text: string): boolean {
  return text >= (min ?? text) && text <= (max ?? text);
}

// A walk looks at the same texts again after every answer, and making a key of one costs more than all the rest.
const keys = new Map<string, string>();
const MOST_KEYS = 1_000;
const LONGEST_KEPT = 500;
/** Of longer texts, by the answers of the walk they are looked at in: they go when it is done. */
const longKeys = new WeakMap<object, Map<string, string>>();

function keyOf(text: string, walk?: object): string {
  return text.length > LONGEST_KEPT ? longKeyOf(text, walk) : shortKeyOf(text);
}

function longKeyOf(text: string, walk: object = {}): string {
  const ofWalk = longKeys.get(walk) ?? new Map<string, string>();
  longKeys.set(walk, ofWalk);
  const key = ofWalk.get(text) ?? searchKey(text);
  ofWalk.set(text, key);
  return key;
}

function shortKeyOf(text: string): string {
  const known = keys.get(text);
  if (known !== undefined) return known;
  const key = searchKey(text);
  keys.set(text, key);
  // The oldest goes: without all of them at once, the next walk would make every key anew.
  const [oldest] = keys.size > MOST_KEYS ? keys.keys() : [];
  if (oldest !== undefined) keys.delete(oldest);
  return key;
}

/** Every part of a condition, itself first, with how deep in it it stands, from 1. */
export function partsOf(condition: Condition, depth = 1): { part: Condition; depth: number }[] {
  const inner =
    condition.op === 'and' || condition.op === 'or' ? condition.of : condition.op === 'not' ? [condition.of] : [];
  return [{ part: condition, depth }, ...inner.flatMap((part) => partsOf(part, depth + 1))];
}

/** Its tests of answers, in order. */
export function testsOf(condition: Condition): AnswerTest[] {
  return partsOf(condition).flatMap(({ part }) => ('question' in part ? [part] : []));
}

/** The questions, facts and variables that it looks at, in order. */
export function namesOf(condition: Condition): string[] {
  return partsOf(condition).flatMap(({ part }) =>
    'question' in part ? [part.question] : 'fact' in part ? [part.fact] : 'variable' in part ? [part.variable] : [],
  );
}
