import { describe, expect, it } from 'vitest';
import type { Condition } from './condition.ts';
import { isSentence } from './sentences.ts';
import { readValueClause, VALUE_PHRASES, type ValueClause, valueConditionOf } from './value-clause.ts';

const variable = 'score';

describe('a sentence on a value', () => {
  const whole = { variable, from: 2, to: 5, values: ['high'] };
  const phrases = [...VALUE_PHRASES.numeric, ...VALUE_PHRASES.text];

  it.each(phrases)('%s is read back as it is written, finished or not', (phrase) => {
    for (const clause of [
      { ...whole, phrase },
      { variable, phrase },
    ] as ValueClause[]) {
      const condition = valueConditionOf(clause);
      const read = readValueClause(condition, phrase);
      expect(read?.phrase).toBe(phrase);
      expect(isSentence(condition)).toBe(true);
      expect(read && valueConditionOf(read)).toEqual(condition);
    }
  });

  it.each<[Condition, ValueClause['phrase'] | undefined]>([
    [{ op: 'value_between', variable, min: 3, max: 3 }, 'exactly'],
    [{ op: 'value_between', variable, min: 3 }, 'atLeast'],
    [{ op: 'value_between', variable, max: 3 }, 'atMost'],
    [{ op: 'not', of: { op: 'value_between', variable, max: 3 } }, undefined],
    [{ op: 'answered', question: 'q' }, undefined],
  ])('%j is %s', (condition, phrase) => {
    expect(readValueClause(condition)?.phrase).toBe(phrase);
  });
});
