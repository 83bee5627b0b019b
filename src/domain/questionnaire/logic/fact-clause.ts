// How conditions that look at a fact are read and written, as `clause.ts` does for answers.
import type { Condition } from './condition.ts';

/** What a sentence says of a fact, the most usual first. */
export const FACT_PHRASES = ['is', 'isNot', 'known', 'unknown'] as const;
export type FactPhrase = (typeof FACT_PHRASES)[number];

export interface FactClause {
  fact: string;
  phrase: FactPhrase;
  /** What it is held against. */
  values: string[];
}

/** The condition that a sentence says. */
export function factConditionOf({ fact, phrase, values }: FactClause): Condition {
  switch (phrase) {
    case 'is':
      return { op: 'is', fact, values };
    case 'known':
      return { op: 'known', fact };
    case 'isNot':
      return { op: 'not', of: { op: 'is', fact, values } };
    case 'unknown':
      return { op: 'not', of: { op: 'known', fact } };
  }
}

/** The sentence that a condition is, where it looks at a fact. */
export function readFactClause(condition: Condition): FactClause | undefined {
  const isDenied = condition.op === 'not';
  const test = isDenied ? condition.of : condition;
  if (test.op === 'known') return { fact: test.fact, phrase: isDenied ? 'unknown' : 'known', values: [] };
  if (test.op === 'is') return { fact: test.fact, phrase: isDenied ? 'isNot' : 'is', values: test.values };
  return undefined;
}
