import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someAnswers } from '../../questionnaire/arbitraries/answers.ts';
import { questionnairesWithLogic } from '../../questionnaire/arbitraries/questionnaires-with-logic.ts';
import { askedAndNot } from '../../questionnaire/flow.ts';
import { NO_FACTS } from '../../questionnaire/logic/facts.ts';
import type { Expression, Variable } from '../../questionnaire/variables/expression.ts';
import { reckonerOn } from '../../questionnaire/variables/reckoner-on.ts';
import { waysOf } from '../../questionnaire/variables/ways-of.ts';
import { contribution } from '../counting/contribution.ts';
import { countedValues } from './counted-values.ts';
import { summariseValue } from './summarise-value.ts';

const one: Expression = { op: 'numeric', value: 1 };
const score: Variable = { id: 'score', label: 'Score', type: 'numeric', expression: { op: 'sum', of: [one] } };
const level: Variable = {
  ...{ id: 'level', label: 'Level', type: 'text' },
  expression: {
    ...{ op: 'if', if: { op: 'value_between', variable: 'score', min: 1 }, yes: { op: 'text', value: 'High' } },
    no: { op: 'text', value: 'Low' },
  },
};

describe('how a variable is reckoned', () => {
  const ways = waysOf([score, level]);

  it('is the same whatever it is called and however it is written down', () => {
    const { id, label, expression } = score;
    const written = { expression, type: 'numeric' as const, label: `${label}!`, id };
    expect(waysOf([written, level])).toEqual(ways);
  });

  it('is another where it, or what it looks at, is', () => {
    const more = { ...score, expression: { op: 'sum' as const, of: [one, one] } };
    const others = waysOf([more, level]);
    expect(others.get('score')).not.toBe(ways.get('score'));
    expect(others.get('level')).not.toBe(ways.get('level'));
  });
});

it('texts that an owner wrote are counted each, also those of another variable, and those of conditions are not', () => {
  const isSo = { op: 'is' as const, fact: 'area', values: ['Dhaka'] };
  const copy: Expression = { op: 'if', if: isSo, yes: { op: 'variable', variable: 'level' } };
  const [, , copied] = countedValues([score, level, { id: 'copy', label: '', type: 'text', expression: copy }]);
  expect(copied?.texts).toEqual(['High', 'Low']);
});

it('what is counted is what each respondent comes to', () => {
  const cases = questionnairesWithLogic().chain((questionnaire) =>
    fc.tuple(fc.constant(questionnaire), fc.array(someAnswers(questionnaire), { maxLength: 8 })),
  );
  const property = fc.property(cases, ([questionnaire, all]) => {
    const { variables } = questionnaire;
    const respondents = all.map((answers) => ({ state: 'completed' as const, answers }));
    const tally = contribution(respondents, questionnaire);
    for (const value of countedValues(variables)) {
      const reckoned = all.map((answers) => {
        const { asked, said } = askedAndNot(questionnaire, answers, NO_FACTS);
        return reckonerOn({ asked, answers: said, facts: NO_FACTS, variables })(value.id);
      });
      const known = reckoned.filter((one) => one !== undefined);
      const { base, unknown, rows } = summariseValue(value, tally.get(value.key));
      expect([base, unknown]).toEqual([known.length, all.length - known.length]);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(known.length);
    }
  });
  fc.assert(property);
});
