import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Answer } from '../../answers/answer.ts';
import { answersTo } from '../arbitraries/answers.ts';
import { conditionsOn } from '../arbitraries/conditions.ts';
import { questions } from '../arbitraries/questions.ts';
import { type Condition, holds, partsOf, testsOf } from './condition.ts';
import { conditionSchema } from './condition-schema.ts';
import { factsOf, LANGUAGE } from './facts.ts';

const question = 'q';

describe('a test of an answer', () => {
  test.each<[Condition, Answer | undefined, boolean]>([
    [{ op: 'number_between', question: 'q', row: 'b', max: 1 }, ['b', 'a'], true],
    [{ op: 'number_between', question: 'q', row: 'a', max: 1 }, ['b', 'a'], false],
    [{ op: 'number_between', question: 'q', row: 'x', max: 9 }, ['b', 'a'], false],
    [{ op: 'number_between', question: 'q', row: 'a', min: 60 }, { a: 70, b: 30 }, true],
    [{ op: 'answered', question: 'q', row: 'c' }, { a: 70, b: 30 }, false],
    [{ op: 'chose', question: 'q', row: 'a', options: ['o2'] }, { a: ['o1', 'o2'] }, true],
    [{ op: 'chose', question: 'q', row: 'b', options: ['o2'] }, { a: 'o2', b: 'o1' }, false],
    [{ op: 'answered', question }, 'tea', true],
    [{ op: 'answered', question }, 0, true],
    [{ op: 'answered', question }, undefined, false],
    [{ op: 'chose', question, options: ['tea', 'milk'] }, 'milk', true],
    [{ op: 'chose', question, options: ['tea'] }, 'milk', false],
    [{ op: 'chose', question, options: ['tea'] }, ['milk', 'tea'], true],
    [{ op: 'chose', question, options: ['tea'] }, ['milk'], false],
    [{ op: 'chose', question, options: [] }, 'milk', false],
    [{ op: 'chose', question, options: ['tea'] }, undefined, false],
    [{ op: 'number_between', question, min: 1, max: 5 }, 1, true],
    [{ op: 'number_between', question, min: 1, max: 5 }, 5, true],
    [{ op: 'number_between', question, min: 1, max: 5 }, 5.01, false],
    [{ op: 'number_between', question, min: 0.1 }, 0, false],
    [{ op: 'number_between', question, max: 0 }, -1e9, true],
    [{ op: 'number_between', question, min: 1 }, '5', false],
    [{ op: 'date_between', question, min: '2026-02-01' }, '2026-01-31', false],
    [{ op: 'date_between', question, min: '2026-02-01', max: '2026-02-01' }, '2026-02-01', true],
    [{ op: 'date_between', question, max: '2026-02-01' }, '2026-02-01T23:59', true],
    [{ op: 'date_between', question, max: '2026-02-01' }, '2026-02-02T00:00', false],
    [{ op: 'date_between', question, row: 'to', min: '2026-02-05' }, { from: '2026-02-01', to: '2026-02-05' }, true],
    [{ op: 'date_between', question, row: 'from', min: '2026-02-05' }, { from: '2026-02-01', to: '2026-02-05' }, false],
    [{ op: 'time_between', question, min: '08:30', max: '17:00' }, '17:00', true],
    [{ op: 'time_between', question, min: '08:30' }, '08:29', false],
    [{ op: 'contains', question, text: '  TEA ' }, 'Green tea, please', true],
    [{ op: 'contains', question, text: '12' }, 'রোড ১২', true],
    [{ op: 'contains', question, text: 'milk' }, 'Green tea', false],
  ])('%j of %j is %s', (condition, answer, expected) => {
    expect(holds(condition, new Map(answer === undefined ? [] : [[question, answer]]))).toBe(expected);
  });
});

describe('a group', () => {
  const yes: Condition = { op: 'not', of: { op: 'answered', question: 'nobody' } };
  const no: Condition = { op: 'answered', question: 'nobody' };

  test.each<[Condition, boolean]>([
    [{ op: 'and', of: [yes, yes] }, true],
    [{ op: 'and', of: [yes, no] }, false],
    [{ op: 'and', of: [] }, true],
    [{ op: 'or', of: [no, yes] }, true],
    [{ op: 'or', of: [no, no] }, false],
    [{ op: 'or', of: [] }, false],
    [{ op: 'not', of: { op: 'or', of: [no, { op: 'and', of: [yes, no] }] } }, true],
  ])('%j is %s', (condition, expected) => {
    expect(holds(condition, new Map())).toBe(expected);
  });

  test.each<[Condition, boolean]>([
    [{ op: 'known', fact: 'area' }, true],
    [{ op: 'known', fact: 'plan' }, false],
    [{ op: 'known', fact: 'constructor' }, false],
    [{ op: 'is', fact: 'area', values: ['sylhet', 'DHAKA 1'] }, true],
    [{ op: 'is', fact: 'area', values: ['Dhaka'] }, false],
    [{ op: 'is', fact: 'plan', values: [''] }, false],
    [{ op: 'is', fact: LANGUAGE, values: ['bn'] }, true],
    [{ op: 'is', fact: '$from', values: ['QR'] }, true],
    [{ op: 'known', fact: '$utm_source' }, true],
    [{ op: 'known', fact: '$utm_medium' }, false],
    [{ op: 'known', fact: '$other' }, false],
    [{ op: 'not', of: { op: 'is', fact: 'plan', values: ['pro'] } }, true],
  ])('%j of a respondent from Dhaka who answers in Bengali is %j', (condition, expected) => {
    expect(
      holds(
        condition,
        new Map(),
        factsOf({ _id: '', locale: 'bn', hiddenValues: { area: 'Dhaka ১' }, source: SOURCE, picked: null }),
      ),
    ).toBe(expected);
  });

  it('holds or does not, and its opposite does the other (De Morgan)', () => {
    const cases = questions('q').chain((one) =>
      fc.tuple(conditionsOn([one]), conditionsOn([one]), fc.option(answersTo(one), { nil: undefined })),
    );
    fc.assert(
      fc.property(cases, ([a, b, answer]) => {
        const answers = new Map(answer === undefined ? [] : [['q', answer]]);
        const not = (of: Condition): Condition => ({ op: 'not', of });
        expect(holds(not({ op: 'and', of: [a, b] }), answers)).toBe(holds({ op: 'or', of: [not(a), not(b)] }, answers));
      }),
    );
  });
});

test.each<[Condition, boolean]>([
  [{ op: 'answered', question, row: 'r1~c1' }, true],
  [{ op: 'answered', question, row: 'r2~c1' }, false],
  [{ op: 'contains', question, row: 'r1~c1', text: 'RICE' }, true],
  [{ op: 'contains', question, row: 'r1~c2', text: 'rice' }, false],
  [{ op: 'number_between', question, row: 'r1~c2', min: 40 }, true],
  [{ op: 'number_between', question, row: 'r1~c2', max: 39 }, false],
  [{ op: 'not', of: { op: 'chose', question, row: 'r2~c1', options: ['o1'] } }, true],
])('%j of one cell is %j', (condition, expected) => {
  expect(holds(condition, new Map([[question, { 'r1~c1': 'Rice', 'r1~c2': 40 }]]))).toBe(expected);
});

const SOURCE = { from: 'qr', utm_source: 'newsletter', utm_medium: ' ', other: 'x' };

describe('what is stored of a condition', () => {
  const deep = (levels: number): Condition =>
    levels === 0 ? { op: 'answered', question } : { op: 'not', of: deep(levels - 1) };

  it('is bounded in depth and in number', () => {
    expect(conditionSchema.safeParse(deep(4)).success).toBe(true);
    expect(conditionSchema.safeParse(deep(5)).success).toBe(false);
    const many = (count: number): Condition => ({ op: 'or', of: Array(count).fill({ op: 'answered', question }) });
    expect(conditionSchema.safeParse(many(49)).success).toBe(true);
    expect(conditionSchema.safeParse(many(50)).success).toBe(false);
  });

  test.each([
    { op: 'eval', code: '1' },
    { op: 'answered', question, also: 1 },
    { op: 'known', fact: 'constructor' },
    { op: 'is', fact: 'utm_source', values: [] },
    { op: 'is', fact: '$other', values: [] },
    { op: 'contains', question, row: 'a~b~c', text: 'x' },
    { op: 'answered', question: '__proto__' },
    { op: 'number_between', question, min: 'a' },
    { op: 'date_between', question, min: '2026-02-30' },
    { op: 'and', of: { op: 'answered', question } },
    null,
    'answered',
  ])('is not %j', (condition) => {
    expect(conditionSchema.safeParse(condition).success).toBe(false);
  });

  it('names its parts and the questions that they look at', () => {
    const condition: Condition = { op: 'and', of: [deep(0), { op: 'not', of: { op: 'answered', question: 'r' } }] };
    expect(partsOf(condition).map(({ part, depth }) => [part.op, depth])).toEqual([
      ['and', 1],
      ['answered', 2],
      ['not', 2],
      ['answered', 3],
    ]);
    expect(testsOf(condition).map((one) => one.question)).toEqual(['q', 'r']);
  });
});
