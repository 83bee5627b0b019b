import type { Answer } from '../../../answers/answer.ts';
import { searchKey } from '../../../text/normalise.ts';
import { type Condition, holds } from '../condition.ts';

/** A part of a condition that is no group. */
export type Test = Exclude<Condition, { op: 'and' | 'or' | 'not' }>;

/** What several tests look at alike: the same answer, fact or value, as far as it is still open. */
export interface Subject {
  /** The same where a test comes out so; undefined where it cannot. */
  where(test: Test, isTrue: boolean): Subject | undefined;
}

/** One of a few that stand for all there can be; undefined stands for nothing. */
export function oneOf(values: readonly (Answer | undefined)[]): Subject {
  return {
    where(test, isTrue) {
      const left = values.filter((value) => holdsOf(test, value) === isTrue);
      return left.length > 0 ? oneOf(left) : undefined;
    },
  };
}

function holdsOf(test: Test, value: Answer | undefined): boolean {
  if ('question' in test) return holds(test, new Map(value === undefined ? [] : [[test.question, value]]));
  if ('fact' in test) return holds(test, new Map(), typeof value === 'string' ? { [test.fact]: value } : {});
  const reckoned = typeof value === 'object' ? undefined : value;
  return holds(test, new Map(), {}, () => reckoned);
}

interface Chosen {
  left: ReadonlySet<string>;
  /** Of each of these at least one was chosen. */
  wanted: readonly (readonly string[])[];
  isEmpty: boolean;
}

/** Any number of options. */
export function severalOf(options: readonly string[], isAnswered: boolean): Subject {
  return chosen({ left: new Set(options), wanted: isAnswered ? [options] : [], isEmpty: false }, options);
}

function chosen(so: Chosen, options: readonly string[]): Subject {
  return {
    where(test, isTrue) {
      const named = test.op === 'chose' ? test.options : options;
      const left = isTrue ? so.left : new Set([...so.left].filter((id) => !named.includes(id)));
      const wanted = isTrue ? [...so.wanted, named] : so.wanted;
      const isEmpty = so.isEmpty || (!isTrue && test.op === 'answered');
      const isPossible = wanted.every((some) => !isEmpty && some.some((id) => left.has(id)));
      return isPossible ? chosen({ left, wanted, isEmpty }, options) : undefined;
    },
  };
}

interface Written {
  /** What stands in it, and what does not. */
  within: readonly string[];
  without: readonly string[];
  isThere: boolean;
  isEmpty: boolean;
}

/** Any text. */
export function anyText(isAnswered: boolean): Subject {
  return written({ within: [], without: [], isThere: isAnswered, isEmpty: false });
}

function written(so: Written): Subject {
  return {
    where(test, isTrue) {
      const words = test.op === 'contains' ? [searchKey(test.text)] : [];
      const within = isTrue ? [...so.within, ...words] : so.within;
      const without = isTrue ? so.without : [...so.without, ...words];
      const isThere = so.isThere || isTrue;
      const isEmpty = so.isEmpty || (!isTrue && test.op === 'answered');
      const isPossible = !(isThere && isEmpty) && !without.some((word) => within.some((other) => other.includes(word)));
      return isPossible ? written({ within, without, isThere, isEmpty }) : undefined;
    },
  };
}
