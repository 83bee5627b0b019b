// How conditions are read and written a sentence at a time: each looks at the answer to one question. Those that look
// at a fact are in `fact-clause.ts`, those at a calculated value in `value-clause.ts`.
import type { Condition, TestOp } from './condition.ts';

/** What a sentence says of an answer. */
export type Phrase =
  | 'chose'
  | 'choseNot'
  | 'contains'
  | 'containsNot'
  | 'exactly'
  | 'atLeast'
  | 'atMost'
  | 'between'
  | 'more'
  | 'less'
  | 'answered'
  | 'unanswered';

/** A number, a day as YYYY-MM-DD, or a time of day as HH:MM. */
export type Bound = number | string;

/** A condition that is one sentence. */
export interface Clause {
  question: string;
  /** What of it is looked at, where something is said of several. */
  row?: string | undefined;
  phrase: Phrase;
  /** What was chosen, where that is looked at. */
  options?: string[];
  /** The words looked for. */
  text?: string;
  /** What a number, a day or a time is held against; `to` is the other end where there are two. */
  from?: Bound | undefined;
  to?: Bound | undefined;
}

const OF_RANGES: readonly Phrase[] = ['exactly', 'atLeast', 'atMost', 'between', 'more', 'less'];

/** What can be said of an answer that is tested in this way, the most usual first. */
export const PHRASES: { readonly [O in TestOp]: readonly Phrase[] } = {
  chose: ['chose', 'choseNot', 'answered', 'unanswered'],
  answered: ['answered', 'unanswered'],
  contains: ['contains', 'containsNot', 'answered', 'unanswered'],
  number_between: [...OF_RANGES, 'answered', 'unanswered'],
  date_between: [...OF_RANGES, 'answered', 'unanswered'],
  time_between: [...OF_RANGES, 'answered', 'unanswered'],
};

/** The condition that a sentence says of a question that is tested in this way. */
export function conditionOf(clause: Clause, op: TestOp): Condition {
  const { options = [], text = '', from, to } = clause;
  const of = lookedAt(clause);
  const answered: Condition = { op: 'answered', ...of };
  switch (clause.phrase) {
    case 'answered':
      return answered;
    case 'unanswered':
      return not(answered);
    case 'chose':
      return { op: 'chose', ...of, options };
    case 'choseNot':
      return not({ op: 'chose', ...of, options });
    case 'contains':
      return { op: 'contains', ...of, text };
    case 'containsNot':
      return not({ op: 'contains', ...of, text });
    case 'exactly':
      return range(op, of, from, from);
    case 'atLeast':
      return range(op, of, from, undefined);
    case 'atMost':
      return range(op, of, undefined, from);
    case 'between':
      return range(op, of, from, to);
    case 'more':
      return { op: 'and', of: [answered, not(range(op, of, undefined, from))] };
    case 'less':
      return { op: 'and', of: [answered, not(range(op, of, from, undefined))] };
  }
}

/**
 * The sentence that a condition is; nothing where it takes several. While a value is still missing it may be read in
 * more than one way: as the phrase one is writing, if that is among them.
 */
export function readClause(condition: Condition, writing?: Phrase): Clause | undefined {
  const readings = readingsOf(condition);
  return readings.find(({ phrase }) => phrase === writing) ?? readings[0];
}

function readingsOf(condition: Condition): Clause[] {
  switch (condition.op) {
    case 'answered':
      return [{ ...lookedAt(condition), phrase: 'answered' }];
    case 'chose':
      return [{ ...lookedAt(condition), phrase: 'chose', options: condition.options }];
    case 'contains':
      return [{ ...lookedAt(condition), phrase: 'contains', text: condition.text }];
    case 'number_between':
    case 'date_between':
    case 'time_between':
      return rangesOf(condition);
    case 'not':
      return readingsOf(condition.of).flatMap(opposite);
    case 'and':
      return strictRangesOf(condition.of);
    default:
      return [];
  }
}

const OPPOSITES: { readonly [P in Phrase]?: Phrase } = {
  answered: 'unanswered',
  chose: 'choseNot',
  contains: 'containsNot',
};

function opposite(clause: Clause): Clause[] {
  const phrase = OPPOSITES[clause.phrase];
  return phrase ? [{ ...clause, phrase }] : [];
}

interface Looked {
  question: string;
  row?: string | undefined;
}

/** Which answer, or which row of it, and no more of what looks at it. */
function lookedAt({ question, row }: Looked): Looked {
  return row === undefined ? { question } : { question, row };
}

function rangesOf({ min, max, ...of }: Looked & { min?: Bound; max?: Bound }): Clause[] {
  const looked = lookedAt(of);
  const between: Clause = { ...looked, phrase: 'between', from: min, to: max };
  const exactly: Clause = { ...looked, phrase: 'exactly', from: min };
  if (min !== undefined && max !== undefined) return min === max ? [exactly, between] : [between];
  const atLeast: Clause = { ...looked, phrase: 'atLeast', from: min };
  const atMost: Clause = { ...looked, phrase: 'atMost', from: max };
  if (min === undefined && max === undefined) return [exactly, atLeast, atMost, between];
  return min === undefined ? [atMost, between] : [atLeast, between];
}

/** "More than 5" is that there is an answer, and that it is not at most 5. */
function strictRangesOf([first, second, ...others]: Condition[]): Clause[] {
  if (first?.op !== 'answered' || second?.op !== 'not' || others.length > 0) return [];
  const { of } = second;
  if (of.op !== 'number_between' && of.op !== 'date_between' && of.op !== 'time_between') return [];
  if (of.question !== first.question) return [];
  const looked = lookedAt(of);
  if (looked.row !== first.row) return [];
  const { min, max } = of;
  if (min !== undefined && max !== undefined) return [];
  const more: Clause = { ...looked, phrase: 'more', from: max };
  const less: Clause = { ...looked, phrase: 'less', from: min };
  if (min === undefined && max === undefined) return [more, less];
  return min === undefined ? [more] : [less];
}

function range(op: TestOp, of: Looked, min: Bound | undefined, max: Bound | undefined): Condition {
  if (op === 'date_between' || op === 'time_between') return { op, ...of, ...ends(textOf(min), textOf(max)) };
  return { op: 'number_between', ...of, ...ends(numberOf(min), numberOf(max)) };
}

function ends<T>(min: T | undefined, max: T | undefined): { min?: T; max?: T } {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function textOf(bound: Bound | undefined): string | undefined {
  return typeof bound === 'string' ? bound : undefined;
}

function numberOf(bound: Bound | undefined): number | undefined {
  return typeof bound === 'number' ? bound : undefined;
}

function not(of: Condition): Condition {
  return { op: 'not', of };
}
