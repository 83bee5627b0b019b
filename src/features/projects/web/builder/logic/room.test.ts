import { describe, expect, it } from 'vitest';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { conditionOf, PHRASES } from '#domain/questionnaire/logic/clause.ts';
import { type Condition, partsOf } from '#domain/questionnaire/logic/condition.ts';
import { conditionSchema } from '#domain/questionnaire/logic/condition-schema.ts';
import { VALUE_PHRASES, valueConditionOf } from '#domain/questionnaire/logic/value-clause.ts';
import { hasRoomToSay } from './room.ts';

const clause = { question: 'q', from: 5, to: 7 };
const sayings = [
  ...PHRASES.number_between.map((phrase) => conditionOf({ ...clause, phrase }, 'number_between')),
  ...VALUE_PHRASES.text.map((phrase) => valueConditionOf({ variable: 'v', phrase, values: ['x'] })),
];

/** A condition of so many parts in all, one of which is this. */
function around(part: Condition, parts: number): Condition {
  const others = parts - 1 - partsOf(part).length;
  return { op: 'and', of: [part, ...Array<Condition>(others).fill({ op: 'answered', question: 'q' })] };
}

describe('a sentence is said in another way', () => {
  it.each([LIMITS.conditions, LIMITS.conditions - 1, LIMITS.conditions - 2, LIMITS.conditions - 3])(
    'where a condition of %i parts stays within its bounds, and only there',
    (parts) => {
      for (const before of sayings) {
        const whole = around(before, parts);
        expect(conditionSchema.safeParse(whole).success).toBe(true);
        for (const after of sayings) {
          const next = around(after, parts - partsOf(before).length + partsOf(after).length);
          const isOffered = hasRoomToSay(LIMITS.conditions - parts, before, after);
          expect(isOffered).toBe(conditionSchema.safeParse(next).success);
        }
      }
    },
  );

  it('where it becomes no larger, also in a condition that is too large already', () => {
    const [exactly, ...others] = sayings;
    for (const after of exactly ? others : []) {
      expect(hasRoomToSay(-3, after, exactly as Condition)).toBe(true);
      expect(hasRoomToSay(-3, after, after)).toBe(true);
    }
  });
});
