import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { conditionsOn } from '../arbitraries/conditions.ts';
import { questions } from '../arbitraries/questions.ts';
import { kindOf } from '../registry.ts';
import { type Bound, type Clause, conditionOf, PHRASES, readClause } from './clause.ts';
import { type Condition, holds, type TestOp } from './condition.ts';
import { conditionSchema } from './condition-schema.ts';
import { factConditionOf, readFactClause } from './fact-clause.ts';
import { conditionFrom, isPlain, sentencesOf } from './sentences.ts';

const question = 'q';
const OPS = Object.keys(PHRASES) as TestOp[];

const bounds: { [O in TestOp]: fc.Arbitrary<Bound | undefined> } = {
  chose: fc.constant(undefined),
  answered: fc.constant(undefined),
  contains: fc.constant(undefined),
  number_between: fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined }),
  date_between: fc.option(fc.constantFrom('2026-03-05', '2026-03-09'), { nil: undefined }),
  time_between: fc.option(fc.constantFrom('08:30', '17:00'), { nil: undefined }),
};

function clausesOf(op: TestOp): fc.Arbitrary<Clause> {
  return fc.record({
    question: fc.constant(question),
    row: fc.constantFrom(undefined, 'r1', 'r1~c1'),
    phrase: fc.constantFrom(...PHRASES[op]),
    options: fc.subarray(['o1', 'o2', 'o3']),
    text: fc.constantFrom('', 'tea', 'চা'),
    from: bounds[op],
    to: bounds[op],
  });
}

describe('a sentence', () => {
  it.each(OPS)('on %s is a condition, read as it was written', (op) => {
    fc.assert(
      fc.property(clausesOf(op), (clause) => {
        const condition = conditionOf(clause, op);
        expect(conditionSchema.safeParse(condition).success).toBe(true);
        const read = readClause(condition, clause.phrase);
        expect(read?.phrase).toBe(clause.phrase);
        expect(read && conditionOf(read, op)).toEqual(condition);
      }),
    );
  });

  test.each<[Clause['phrase'], number, boolean]>([
    ['exactly', 5, true],
    ['exactly', 4, false],
    ['atLeast', 5, true],
    ['atLeast', 6, false],
    ['atMost', 5, true],
    ['atMost', 4, false],
    ['more', 4, true],
    ['more', 5, false],
    ['less', 6, true],
    ['less', 5, false],
  ])('“%s” %d of 5 holds: %s', (phrase, from, expected) => {
    const condition = conditionOf({ question, phrase, from }, 'number_between');
    expect(holds(condition, new Map([[question, 5]]))).toBe(expected);
    expect(holds(condition, new Map())).toBe(false);
    expect(readClause(condition)).toMatchObject({ phrase, from });
  });

  test.each<Condition>([
    { op: 'or', of: [{ op: 'answered', question }] },
    { op: 'not', of: { op: 'number_between', question, min: 1 } },
    { op: 'not', of: { op: 'not', of: { op: 'answered', question } } },
    { op: 'and', of: [{ op: 'answered', question }] },
    {
      op: 'and',
      of: [
        { op: 'answered', question: 'other' },
        { op: 'not', of: { op: 'number_between', question, max: 1 } },
      ],
    },
  ])('is not %j', (condition) => {
    expect(readClause(condition)).toBeUndefined();
  });
});

describe('sentences together', () => {
  it('say the condition that they are taken from', () => {
    const cases = questions('q').chain((one) => conditionsOn([one]).map((condition) => ({ one, condition })));
    fc.assert(
      fc.property(cases, ({ one, condition }) => {
        const whole = sentencesOf(condition);
        const again = whole && conditionFrom(whole);
        if (!isPlain(condition) || !again) return;
        const clause = readClause(condition);
        if (clause) expect(conditionOf(clause, kindOf(one).testedBy)).toEqual(condition);
        const ofFact = readFactClause(condition);
        if (ofFact) expect(factConditionOf(ofFact)).toEqual(condition);
        expect(sentencesOf(again)?.parts).toEqual(whole.parts);
      }),
    );
  });

  it('may stand in groups, but not in groups within groups', () => {
    const test: Condition = { op: 'answered', question };
    const group: Condition = { op: 'or', of: [test, test] };
    expect(isPlain({ op: 'and', of: [test, group] })).toBe(true);
    expect(isPlain({ op: 'and', of: [test, { op: 'and', of: [test, group] }] })).toBe(false);
    expect(isPlain({ op: 'not', of: group })).toBe(false);
    expect(conditionFrom({ joint: 'or', parts: [test] })).toEqual(test);
    expect(conditionFrom({ joint: 'and', parts: [group] })).toEqual({ op: 'and', of: [group] });
    expect(conditionFrom({ joint: 'and', parts: [] })).toBeUndefined();
  });
});
