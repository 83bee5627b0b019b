// How conditions that look at what a variable comes to are read and written, as `clause.ts` does for answers.
import type { ValueType } from '../variables/value.ts';
import type { Condition } from './condition.ts';

/** What a sentence says of a value, the most usual first. */
export const VALUE_PHRASES = {
  numeric: ['atLeast', 'atMost', 'between', 'exactly', 'known', 'unknown'],
  text: ['is', 'isNot', 'known', 'unknown'],
} as const satisfies Record<ValueType, readonly string[]>;
export type ValuePhrase = (typeof VALUE_PHRASES)[ValueType][number];

export interface ValueClause {
  variable: string;
  phrase: ValuePhrase;
  /** What a number is held against; `to` is the other end where there are two. */
  from?: number | undefined;
  to?: number | undefined;
  /** What a text is held against. */
  values?: string[];
}

/** The condition that a sentence says. */
export function valueConditionOf({ variable, phrase, from, to, values = [] }: ValueClause): Condition {
  switch (phrase) {
    case 'known':
      return { op: 'value_known', variable };
    case 'unknown':
      return { op: 'not', of: { op: 'value_known', variable } };
    case 'is':
      return { op: 'value_is', variable, values };
    case 'isNot':
      return { op: 'not', of: { op: 'value_is', variable, values } };
    case 'exactly':
      return between(variable, from, from);
    case 'atLeast':
      return between(variable, from, undefined);
    case 'atMost':
      return between(variable, undefined, from);
    case 'between':
      return between(variable, from, to);
  }
}

/** The sentence that a condition is, where it looks at a value; as the phrase one is writing, if it may be read so. */
export function readValueClause(condition: Condition, writing?: string): ValueClause | undefined {
  const readings = readingsOf(condition);
  return readings.find(({ phrase }) => phrase === writing) ?? readings[0];
}

function readingsOf(condition: Condition): ValueClause[] {
  switch (condition.op) {
    case 'value_known':
      return [{ variable: condition.variable, phrase: 'known' }];
    case 'value_is':
      return [{ variable: condition.variable, phrase: 'is', values: condition.values }];
    case 'value_between':
      return rangesOf(condition);
    case 'not':
      return readingsOf(condition.of).flatMap((clause): ValueClause[] => {
        if (clause.phrase === 'known') return [{ ...clause, phrase: 'unknown' }];
        return clause.phrase === 'is' ? [{ ...clause, phrase: 'isNot' }] : [];
      });
    default:
      return [];
  }
}

function rangesOf({ variable, min, max }: { variable: string; min?: number | undefined; max?: number | undefined }) {
  const exactly: ValueClause = { variable, phrase: 'exactly', from: min };
  const atLeast: ValueClause = { variable, phrase: 'atLeast', from: min };
  const atMost: ValueClause = { variable, phrase: 'atMost', from: max };
  const both: ValueClause = { variable, phrase: 'between', from: min, to: max };
  if (min !== undefined && max !== undefined) return min === max ? [exactly, both] : [both];
  if (min === undefined && max === undefined) return [atLeast, atMost, both, exactly];
  return min === undefined ? [atMost, both] : [atLeast, both];
}

function between(variable: string, min: number | undefined, max: number | undefined): Condition {
  return {
    op: 'value_between',
    variable,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}
