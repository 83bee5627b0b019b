import fc from 'fast-check';
import { kindOf, optionsOf, rowsOf } from '../registry.ts';
import type { Question } from '../schema.ts';
import { addsRows, reckonedOf } from '../variables/check-variables.ts';
import { ARITHMETIC, type Expression, type Variable } from '../variables/expression.ts';
import type { ValueType } from '../variables/value.ts';
import { conditionsOn } from './conditions.ts';

/** Some that are reckoned of answers to a few of these questions, and of one another. */
export function variablesOf(asked: readonly Question[]): fc.Arbitrary<Variable[]> {
  return fc
    .tuple(fc.nat(2), fc.shuffledSubarray([...asked], { maxLength: Math.min(3, asked.length) }), fc.gen())
    .map(([count, few, draw]) => {
      const made: Variable[] = [];
      for (let at = 0; at < count; at += 1) {
        const type = draw(() => fc.constantFrom<ValueType>('numeric', 'text'));
        made.push({
          id: `v${at}`,
          label: `Value ${at}`,
          type,
          expression: draw(expressionsOn, type, few, made.slice()),
        });
      }
      return made;
    });
}

/** What comes to a number or a text, of answers to these questions and of these variables, nested up to twice. */
function expressionsOn(
  type: ValueType,
  asked: readonly Question[],
  variables: readonly Variable[],
): fc.Arbitrary<Expression> {
  const same = variables.filter((variable) => variable.type === type);
  const leaves: fc.Arbitrary<Expression>[] = [
    type === 'numeric'
      ? fc.record({ op: fc.constant('numeric' as const), value: fc.integer({ min: -100, max: 100 }) })
      : fc.record({ op: fc.constant('text' as const), value: fc.constantFrom('low', 'high', 'চা') }),
    ...same.map(({ id }) => fc.constant({ op: 'variable' as const, variable: id })),
    ...(type === 'text' ? [fc.constant({ op: 'fact' as const, fact: 'area' })] : []),
    ...asked.flatMap((question) => reckoningOf(type, question)),
  ];
  const leaf = fc.oneof(...leaves);
  const conditions = conditionsOn(asked, variables);
  const nested = (part: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> => {
    const choice = fc.record({
      op: fc.constant('if' as const),
      if: conditions,
      yes: part,
      no: fc.option(part, { nil: undefined }),
    });
    if (type === 'text') return choice;
    const of = fc.array(part, { minLength: 1, maxLength: 3 });
    return fc.oneof(
      choice,
      fc.record({ op: fc.constantFrom(...ARITHMETIC), of }),
      fc.record({ op: fc.constant('round' as const), of: part, decimals: fc.nat(6) }),
    );
  };
  return fc.oneof(leaf, nested(leaf), nested(fc.oneof(leaf, nested(leaf))));
}

function reckoningOf(type: ValueType, asked: Question): fc.Arbitrary<Expression>[] {
  const [row] = rowsOf(asked);
  const of = { question: asked.id, ...(row && (addsRows(asked) ? { eachRow: true } : { row: row.id })) };
  const isText = kindOf(asked).testedBy === 'contains';
  return reckonedOf(asked).flatMap((op): fc.Arbitrary<Expression>[] => {
    if (type !== (isText ? 'text' : 'numeric')) return [];
    if (op !== 'points') return [fc.constant({ op, ...of })];
    const options = optionsOf(asked, row?.id).map(({ id }) => id);
    const points = fc.array(
      fc.record({ option: fc.constantFrom(...options), points: fc.integer({ min: -9, max: 9 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    return options.length > 0 ? [points.map((worth) => ({ op, ...of, points: worth }))] : [];
  });
}
