import fc from 'fast-check';
import { LOCALES } from '../../text/locale.ts';
import type { Condition, TestOp } from '../logic/condition.ts';
import { LANGUAGE } from '../logic/facts.ts';
import { kindOf, optionsOf, rowsOf } from '../registry.ts';
import type { Question } from '../schema.ts';
import type { Variable } from '../variables/expression.ts';
import { AREAS, WAYS } from './facts.ts';
import { clockTimes, days } from './simple.ts';

/** A condition on answers to these questions, on facts and on variables, nested up to twice. */
export function conditionsOn(asked: readonly Question[], variables: readonly Variable[] = []): fc.Arbitrary<Condition> {
  const tests = fc.oneof(...asked.flatMap(testsOn), ...FACT_TESTS, ...variables.flatMap(testsOfValue));
  const groups = (part: fc.Arbitrary<Condition>) => {
    const of = fc.array(part, { minLength: 1, maxLength: 3 });
    return fc.oneof(
      fc.record({ op: fc.constant('and' as const), of }),
      fc.record({ op: fc.constant('or' as const), of }),
      fc.record({ op: fc.constant('not' as const), of: part }),
    );
  };
  return fc.oneof(tests, groups(tests), groups(fc.oneof(tests, groups(tests))));
}

const FACT_TESTS: readonly fc.Arbitrary<Condition>[] = [
  fc.constant({ op: 'known', fact: 'area' }),
  fc.record({ op: fc.constant('is' as const), fact: fc.constant('area'), values: fc.subarray(AREAS) }),
  fc.record({
    op: fc.constant('is' as const),
    fact: fc.constantFrom('$from', '$utm_source'),
    values: fc.subarray(WAYS),
  }),
  fc.record({ op: fc.constant('is' as const), fact: fc.constant(LANGUAGE), values: fc.subarray([...LOCALES]) }),
];

function testsOn(asked: Question): fc.Arbitrary<Condition>[] {
  const question = fc.constant(asked.id);
  const rows = rowsOf(asked).map(({ id }) => id);
  const row = rows.length > 0 ? fc.constantFrom(...rows) : fc.constant(undefined);
  const ids = optionsOf(asked, rows[0]).map((option) => option.id);
  const byOp: { [O in TestOp]: fc.Arbitrary<Condition> } = {
    chose: fc.record({ op: fc.constant('chose'), question, row, options: fc.subarray(ids) }),
    number_between: fc
      .tuple(row, fc.integer({ min: -500, max: 500 }), fc.nat(500))
      .map(([of, min, more]) => ({ op: 'number_between', question: asked.id, row: of, min, max: min + more })),
    date_between: fc.record({ op: fc.constant('date_between'), question, row, min: days }),
    time_between: fc.record({ op: fc.constant('time_between'), question, row, min: clockTimes }),
    answered: fc.record({ op: fc.constant('answered'), question }),
    contains: fc.record({ op: fc.constant('contains'), question, row, text: fc.constantFrom('a', 'চা', '১', '1') }),
  };
  return [fc.record({ op: fc.constant('answered' as const), question }), byOp[kindOf(asked).testedBy]];
}

function testsOfValue({ id, type }: Variable): fc.Arbitrary<Condition>[] {
  const known = fc.constant<Condition>({ op: 'value_known', variable: id });
  const between = fc
    .tuple(fc.integer({ min: -100, max: 100 }), fc.nat(100))
    .map(([min, more]): Condition => ({ op: 'value_between', variable: id, min, max: min + more }));
  const is = fc
    .subarray(['low', 'high', 'চা', 'Dhaka'], { minLength: 1 })
    .map((values): Condition => ({ op: 'value_is', variable: id, values }));
  return [known, type === 'numeric' ? between : is];
}
