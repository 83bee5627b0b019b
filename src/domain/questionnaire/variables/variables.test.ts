import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, Answers } from '../../answers/answer.ts';
import { someAnswers, wholeAnswers } from '../arbitraries/answers.ts';
import { someFacts } from '../arbitraries/facts.ts';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import { checkQuestionnaire } from '../checking/checker.ts';
import { compareQuestionnaires } from '../compare/compare-questionnaires.ts';
import { pathOf } from '../flow.ts';
import { type Condition, holds } from '../logic/condition.ts';
import { NO_FACTS } from '../logic/facts.ts';
import { countReferences } from '../logic/references.ts';
import { type Question, type Questionnaire, questionnaireSchema } from '../schema.ts';
import { addVariable, moveVariable, removeVariable, updateVariable } from './edit-variables.ts';
import { type Expression, namesBehind, type Variable } from './expression.ts';
import { createReckoner } from './reckon.ts';
import { reckonerOn } from './reckoner-on.ts';
import type { ValueType } from './value.ts';

const common = { help: {}, required: false };
const options = ['a', 'b', 'c'].map((id) => ({ id, label: { en: id } }));
const choice: Question = { kind: 'single_choice', id: 'choice', title: { en: 'One' }, options, ...common };
const several: Question = { kind: 'multiple_choice', id: 'several', title: { en: 'Several' }, options, ...common };
const amount: Question = { kind: 'number', id: 'amount', title: { en: 'How many' }, decimals: 2, unit: {}, ...common };
const name: Question = { kind: 'short_text', id: 'name', title: { en: 'Name' }, ...common };
const rows = ['r1', 'r2'].map((id) => ({ id, label: { en: id } }));
const grid: Question = { kind: 'grid_single_choice', id: 'grid', title: { en: 'Grid' }, rows, options, ...common };
const day: Question = { kind: 'date', id: 'day', title: { en: 'Day' }, ...common };

function asking(variables: Variable[], last: Partial<Question> = {}): Questionnaire {
  const questions = [choice, several, amount, name, grid, { ...day, ...last } as Question];
  return { sections: [{ id: 's', title: {}, intro: {}, questions }], variables };
}

const variable = (expression: Expression, id = 'v', type: ValueType = 'numeric'): Variable => ({
  id,
  label: `Value ${id}`,
  type,
  expression,
});

const n = (value: number): Expression => ({ op: 'numeric', value });
const answer = (question: string): Expression => ({ op: 'answer', question });
const points = [
  { option: 'a', points: 1.5 },
  { option: 'b', points: 2 },
];

const people = questionnairesWithLogic({ carrying: false }).chain((questionnaire) =>
  fc.tuple(fc.constant(questionnaire), someAnswers(questionnaire), someFacts()),
);

function comesTo(expression: Expression, answers: Answers = {}, type: ValueType = 'numeric') {
  return createReckoner([variable(expression, 'v', type)], new Map(Object.entries(answers)), { area: 'Dhaka' })('v');
}

describe('a variable', () => {
  it.each<[Expression, Answers, unknown]>([
    [n(4), {}, 4],
    [answer('amount'), { amount: 2.5 }, 2.5],
    [answer('amount'), {}, undefined],
    [{ op: 'count', question: 'several' }, { several: ['a', 'c'] }, 2],
    [{ op: 'count', question: 'several' }, {}, undefined],
    [{ op: 'points', question: 'choice', points }, { choice: 'a' }, 1.5],
    [{ op: 'points', question: 'choice', points }, { choice: 'c' }, 0],
    [{ op: 'points', question: 'choice', points }, {}, undefined],
    [{ op: 'points', question: 'several', points }, { several: ['a', 'b', 'c'] }, 3.5],
    [{ op: 'points', question: 'several', points }, { several: { b: 'written' } }, 2],
    [{ op: 'points', question: 'grid', row: 'r2', points }, { grid: { r1: 'a', r2: 'b' } }, 2],
    [{ op: 'points', question: 'grid', eachRow: true, points }, { grid: { r1: 'a', r2: 'b' } }, 3.5],
    [{ op: 'points', question: 'grid', eachRow: true, points }, {}, undefined],
    [{ op: 'sum', of: [n(0.1), n(0.2), answer('amount')] }, {}, 0.3],
    [{ op: 'sum', of: [answer('amount')] }, {}, undefined],
    [{ op: 'sum', of: [] }, {}, undefined],
    [{ op: 'mean', of: [n(1), n(2), answer('amount')] }, {}, 1.5],
    [{ op: 'min', of: [n(3), answer('amount'), n(2)] }, {}, 2],
    [{ op: 'max', of: [n(3), answer('amount'), n(2)] }, { amount: 9 }, 9],
    [{ op: 'difference', of: [n(10), n(3), n(2)] }, {}, 5],
    [{ op: 'difference', of: [n(10), answer('amount')] }, {}, undefined],
    [{ op: 'product', of: [n(19.99), answer('amount')] }, { amount: 3 }, 59.97],
    [{ op: 'quotient', of: [n(1), n(8)] }, {}, 0.125],
    [{ op: 'quotient', of: [n(1), n(3)] }, {}, 0.333333],
    [{ op: 'quotient', of: [n(1), n(0)] }, {}, undefined],
    [{ op: 'quotient', of: [n(0), n(0)] }, {}, undefined],
    [{ op: 'round', of: n(1.005), decimals: 2 }, {}, 1.01],
    [{ op: 'round', of: n(-2.5), decimals: 0 }, {}, -3],
    [{ op: 'product', of: [n(1e9), n(1e9)] }, {}, undefined],
    [{ op: 'product', of: [n(0), n(-1)] }, {}, 0],
    [{ op: 'variable', variable: 'v' }, {}, undefined],
    [answer('name'), { name: 'Rahim' }, undefined],
  ])('%j of %j comes to %s', (expression, answers, expected) => {
    expect(comesTo(expression, answers)).toBe(expected);
  });

  it.each<[Expression, Answers, string | undefined]>([
    [answer('name'), { name: 'Rahim' }, 'Rahim'],
    [{ op: 'fact', fact: 'area' }, {}, 'Dhaka'],
    [{ op: 'fact', fact: 'constructor' }, {}, undefined],
    [{ op: 'text', value: '' }, {}, undefined],
    [n(4), {}, undefined],
  ])('of text, %j of %j comes to %s', (expression, answers, expected) => {
    expect(comesTo(expression, answers, 'text')).toBe(expected);
  });

  it('is one of two by a condition, which may look at a variable before it', () => {
    const score = variable({ op: 'points', question: 'choice', points }, 'score');
    const over: Condition = { op: 'value_between', variable: 'score', min: 2 };
    const level = variable(
      { op: 'if', if: over, yes: { op: 'text', value: 'high' }, no: { op: 'text', value: 'low' } },
      'level',
      'text',
    );
    const levelOf = (variables: Variable[], answers: Answers) =>
      createReckoner(variables, new Map(Object.entries(answers)), NO_FACTS)('level');
    expect(levelOf([score, level], { choice: 'b' })).toBe('high');
    expect(levelOf([score, level], { choice: 'a' })).toBe('low');
    expect(levelOf([level, score], { choice: 'b' })).toBe('low');
  });

  it('follows answers as they come', () => {
    const given = new Map<string, Answer>();
    const value = createReckoner([variable(answer('amount'))], given, NO_FACTS);
    expect(value('v')).toBeUndefined();
    given.set('amount', 4);
    expect(value('v')).toBe(4);
  });

  it('is reckoned anew when something it depends on is answered, and not otherwise', () => {
    const looks: string[] = [];
    class Watched extends Map<string, Answer> {
      override get(id: string) {
        looks.push(id);
        return super.get(id);
      }
    }
    const given = new Watched();
    const first = variable({ op: 'sum', of: [n(1), answer('amount')] }, 'first');
    const second = variable(
      {
        op: 'sum',
        of: [
          { op: 'variable', variable: 'first' },
          { op: 'if', if: { op: 'answered', question: 'name' }, yes: n(10) },
        ],
      },
      'second',
    );
    const value = createReckoner([first, second], given, NO_FACTS);
    const afterEach = Array.from({ length: 500 }, (_, at) => {
      if (at === 200) given.set('amount', 4);
      else if (at === 300) given.set('name', 'Rahim');
      else given.set(`q${at}`, at);
      return value('second');
    });
    expect([afterEach[199], afterEach[200], afterEach[299], afterEach[300], afterEach[499]]).toEqual([1, 5, 5, 15, 15]);
    expect(looks.toSorted()).toEqual(['amount', 'amount', 'name', 'name', 'name']);
  });

  it('forgets what was reckoned before several answers came at once', () => {
    const given = new Map<string, Answer>();
    const value = createReckoner([variable(answer('amount'))], given, NO_FACTS);
    expect(value('v')).toBeUndefined();
    given.set('amount', 4);
    given.set('name', 'Rahim');
    expect(value('v')).toBe(4);
  });

  it('is reckoned once, however often others look at it', () => {
    const doubled = Array.from({ length: 20 }, (_, at) => {
      const before: Expression = at === 0 ? n(1) : { op: 'variable', variable: `v${at - 1}` };
      return variable({ op: 'sum', of: Array<Expression>(3).fill(before) }, `v${at}`);
    });
    const started = performance.now();
    expect(createReckoner(doubled, new Map(), NO_FACTS)('v18')).toBeUndefined();
    expect(createReckoner(doubled, new Map(), NO_FACTS)('v17')).toBe(3 ** 18);
    expect(performance.now() - started).toBeLessThan(100);
  });
});

describe('what looks at a value', () => {
  const values = new Map<string, number | string>([
    ['score', 7],
    ['level', 'উচ্চ ১'],
  ]);
  it.each<[Condition, boolean]>([
    [{ op: 'value_known', variable: 'score' }, true],
    [{ op: 'value_known', variable: 'gone' }, false],
    [{ op: 'value_between', variable: 'score', min: 7, max: 7 }, true],
    [{ op: 'value_between', variable: 'score', min: 8 }, false],
    [{ op: 'value_between', variable: 'level', min: 1 }, false],
    [{ op: 'value_is', variable: 'level', values: ['উচ্চ 1'] }, true],
    [{ op: 'value_is', variable: 'score', values: ['7'] }, false],
    [{ op: 'not', of: { op: 'value_between', variable: 'gone', min: 1 } }, true],
  ])('%j is %s', (condition, expected) => {
    expect(holds(condition, new Map(), NO_FACTS, (id) => values.get(id))).toBe(expected);
  });
});

describe('a path that follows values', () => {
  /** Every answer on the way counts, and nothing else: reckoned anew, without what is remembered. */
  function naivePath({ sections, variables = [] }: Questionnaire, answers: Answers, facts: Record<string, string>) {
    const asked: string[] = [];
    const given = new Map<string, Answer>();
    const met = (condition: Condition | undefined) =>
      !condition || holds(condition, given, facts, (id) => createReckoner(variables, new Map(given), facts)(id));
    let target: string | undefined;
    for (const section of sections) {
      if (target === section.id) target = undefined;
      const isShown = met(section.showIf);
      for (const question of section.questions) {
        if (target === question.id) target = undefined;
        if (target !== undefined || !isShown || !met(question.showIf)) continue;
        asked.push(question.id);
        const said = answers[question.id];
        if (said !== undefined) given.set(question.id, said);
        target = question.jumps?.find((jump) => met(jump.if))?.to;
      }
    }
    return asked;
  }

  it('is the same where each value is reckoned anew, and never throws', () => {
    const property = fc.property(people, ([questionnaire, answers, facts]) => {
      const { asked } = pathOf(questionnaire, answers, facts);
      expect(asked.map(({ id }) => id)).toEqual(naivePath(questionnaire, answers, facts));
    });
    fc.assert(property);
  });

  it('gives values that a number question could be answered with, whatever was answered', () => {
    const one = fc.oneof(fc.string(), fc.double());
    const several = fc.oneof(
      one,
      fc.array(fc.string()),
      fc.dictionary(fc.string(), fc.oneof(one, fc.array(fc.string()))),
    );
    const anything = fc.dictionary(fc.constantFrom('s0q0', 's0q1', 's1q0'), several);
    const property = fc.property(people, anything, ([questionnaire, answers, facts], others) => {
      const given = new Map<string, Answer>(Object.entries({ ...answers, ...others }));
      const value = createReckoner(questionnaire.variables, given, facts);
      for (const { id, type } of questionnaire.variables ?? []) {
        const found = value(id);
        if (found === undefined) continue;
        expect(typeof found).toBe(type === 'numeric' ? 'number' : 'string');
        if (typeof found === 'number') expect(Math.abs(found)).toBeLessThanOrEqual(1e9);
        if (typeof found === 'number') expect(Number(found.toFixed(6))).toBe(found);
      }
    });
    fc.assert(property);
  });
});

describe('the checker', () => {
  const keysOf = (questionnaire: Questionnaire) =>
    checkQuestionnaire(questionnaire, ['en']).map(({ key, variableId, questionId }) => [key, variableId ?? questionId]);

  it('finds nothing wrong with what can be reckoned', () => {
    const property = fc.property(questionnairesWithLogic(), (questionnaire) => {
      const found = checkQuestionnaire(questionnaire, ['en']).filter(({ variableId }) => variableId !== undefined);
      expect(found.filter(({ key }) => key.startsWith('calculation') || key.startsWith('variable'))).toEqual([]);
      expect(questionnaireSchema.safeParse(questionnaire).success).toBe(true);
    });
    fc.assert(property, { numRuns: 50 });
  });

  it.each<[string, Expression, ValueType?]>([
    ['calculationWithoutQuestion', answer('gone')],
    ['calculationWithoutOption', { op: 'points', question: 'choice', points: [{ option: 'z', points: 1 }] }],
    ['calculationWithoutOption', { op: 'points', question: 'grid', row: 'r9', points }],
    ['calculationWithoutHiddenValue', { op: 'fact', fact: 'area' }, 'text'],
    ['calculationWithoutVariable', { op: 'variable', variable: 'gone' }],
    ['calculationOnLater', { op: 'variable', variable: 'v' }],
    ['calculationUnfitting', answer('choice')],
    ['calculationUnfitting', answer('day')],
    ['calculationUnfitting', { op: 'points', question: 'amount', points }],
    ['calculationUnfitting', { op: 'count', question: 'several', eachRow: true }],
    ['calculationUnfinished', { op: 'sum', of: [] }],
    ['calculationUnfinished', { op: 'points', question: 'grid', points }],
    ['calculationUnfinished', { op: 'points', question: 'choice', points: [] }],
    ['calculationUnfinished', { op: 'text', value: ' ' }, 'text'],
    ['calculationOfText', { op: 'sum', of: [n(1), answer('name')] }],
    ['calculationOfNumber', n(1), 'text'],
    ['conditionWithoutQuestion', { op: 'if', if: { op: 'answered', question: 'gone' }, yes: n(1) }],
  ])('finds %s in %j', (key, expression, type) => {
    const draft = asking([variable(expression, 'v', type)]);
    expect(questionnaireSchema.parse(draft)).toEqual(draft);
    expect(keysOf(draft)).toEqual([[key, 'v']]);
  });

  it('refuses every cycle', () => {
    const lengths = fc.integer({ min: 1, max: 20 });
    const property = fc.property(lengths, (length) => {
      const ring = Array.from({ length }, (_, at) =>
        variable({ op: 'sum', of: [n(1), { op: 'variable', variable: `v${(at + 1) % length}` }] }, `v${at}`),
      );
      expect(keysOf(asking(ring)).map(([key]) => key)).toContain('calculationOnLater');
      const value = createReckoner(ring, new Map(), NO_FACTS);
      expect(ring.map(({ id }) => typeof value(id)).every((type) => type === 'number')).toBe(true);
    });
    fc.assert(property);
  });

  it('names variables without a name, and names that are there twice', () => {
    const twice = [variable(n(1), 'v'), { ...variable(n(1), 'w'), label: 'Value v' }];
    expect(keysOf(asking(twice))).toEqual([
      ['valueUnused', 'v'],
      ['variableTwice', 'w'],
      ['valueUnused', 'w'],
    ]);
    expect(keysOf(asking([{ ...variable(n(1)), label: ' ' }]))[0]).toEqual(['variableWithoutName', 'v']);
  });

  it.each<[Expression, boolean]>([
    [{ op: 'quotient', of: [answer('amount'), n(0)] }, false],
    [{ op: 'quotient', of: [n(0), answer('amount')] }, true],
    [{ op: 'difference', of: [n(1), { op: 'if', if: { op: 'and', of: [] }, yes: n(1) }] }, true],
    [{ op: 'product', of: [n(1), { op: 'quotient', of: [n(1), n(0)] }] }, false],
    [{ op: 'sum', of: [n(1), { op: 'quotient', of: [n(1), n(0)] }] }, true],
    [{ op: 'round', of: { op: 'mean', of: [{ op: 'quotient', of: [n(1), n(0)] }] }, decimals: 0 }, false],
  ])('of %j knows whether it can ever be known', (expression, isKnowable) => {
    const keys = keysOf(asking([variable(expression)])).map(([key]) => key);
    expect(keys.includes('valueNeverKnown')).toBe(!isKnowable);
  });

  it('tells what is reckoned of questions nobody is asked, and nothing that somebody may come to know', () => {
    const { sections } = asking([]);
    const [section] = sections;
    const [first, ...others] = section?.questions ?? [];
    if (!section || !first) throw new Error('There are questions');
    const past = { ...section, questions: [{ ...first, jumps: [{ to: others.at(-1)?.id ?? '' }] }, ...others] };
    const skipped = others.find(({ id }) => id === 'amount');
    expect(skipped).toBeDefined();
    const found = keysOf({ sections: [past], variables: [variable(answer('amount'))] });
    expect(found).toContainEqual(['valueNeverKnown', 'v']);

    const whole = questionnairesWithLogic({ carrying: false }).chain((one) =>
      fc.tuple(fc.constant(one), wholeAnswers(one), someFacts()),
    );
    const property = fc.property(whole, ([questionnaire, answers, facts]) => {
      const never = checkQuestionnaire(questionnaire, ['en']).filter(({ key }) => key === 'valueNeverKnown');
      const { asked } = pathOf(questionnaire, answers, facts);
      const value = reckonerOn({ asked, answers, facts, variables: questionnaire.variables });
      for (const { variableId = '' } of never) expect(value(variableId)).toBeUndefined();
    });
    fc.assert(property);
  });

  it('tells what nothing looks at but results', () => {
    const unused = (draft: Questionnaire) => keysOf(draft).filter(([key]) => key === 'valueUnused').length;
    expect(unused(asking([variable(answer('amount'))]))).toBe(1);
    expect(unused(asking([variable(answer('amount'))], { title: { en: '{{value:v|0}}' } }))).toBe(0);
    expect(unused(asking([variable(answer('amount'))], { showIf: { op: 'value_known', variable: 'v' } }))).toBe(0);
    const two = [variable(answer('amount')), variable({ op: 'variable', variable: 'v' }, 'w')];
    expect(unused(asking(two))).toBe(1);
  });

  it('names conditions on values that are gone, of another type, or only known later', () => {
    const on = (condition: Condition, variables: Variable[] = [variable(answer('amount'))]) =>
      keysOf(asking(variables, { showIf: condition }));
    const known: Condition = { op: 'value_known', variable: 'v' };
    expect(on(known)).toEqual([]);
    expect(on({ op: 'value_between', variable: 'v', min: 1 })).toEqual([]);
    expect(on({ op: 'value_known', variable: 'gone' })).toEqual([
      ['conditionWithoutVariable', 'day'],
      ['valueUnused', 'v'],
    ]);
    expect(on({ op: 'value_is', variable: 'v', values: ['a'] })).toEqual([['conditionUnfitting', 'day']]);
    expect(on({ op: 'value_between', variable: 'v' })).toEqual([['conditionUnfinished', 'day']]);
    expect(on({ op: 'value_between', variable: 'v', min: 2, max: 1 })).toEqual([['conditionLeastOverMost', 'day']]);
    const late = asking([variable({ op: 'if', if: { op: 'answered', question: 'day' }, yes: n(1) })], {
      showIf: known,
    });
    expect(keysOf(late)).toEqual([['conditionOnLater', 'day']]);
  });
});

describe('editing variables', () => {
  const one = variable(answer('amount'), 'one');
  const two = variable({ op: 'sum', of: [{ op: 'variable', variable: 'one' }] }, 'two');

  it('adds, changes, moves and removes them', () => {
    const both = addVariable(asking([one]), two);
    expect(both.variables).toEqual([one, two]);
    expect(moveVariable(both, 'two', 0).variables).toEqual([two, one]);
    expect(updateVariable(both, { ...one, label: 'Other' }).variables?.[0]?.label).toBe('Other');
    expect(removeVariable(both, 'one').variables).toEqual([two]);
    expect(removeVariable(asking([one]), 'one')).not.toHaveProperty('variables');
  });

  it('counts what looks at a variable, and what a variable looks at', () => {
    const draft = asking([one, two], { showIf: { op: 'value_known', variable: 'one' } });
    expect(countReferences(draft, { questionIds: [], variableId: 'one' })).toBe(2);
    expect(countReferences(draft, { questionIds: [], variableId: 'two' })).toBe(0);
    expect(countReferences(draft, { questionIds: ['amount'] })).toBe(1);
    const scored = asking([variable({ op: 'points', question: 'choice', points })]);
    expect(countReferences(scored, { questionIds: ['choice'], optionId: 'a' })).toBe(1);
    expect(countReferences(scored, { questionIds: ['choice'], optionId: 'c' })).toBe(0);
  });

  it('is told where versions are compared', () => {
    const [change] = compareQuestionnaires(asking([one]), asking([{ ...one, expression: n(1) }, two]));
    expect(change?.details).toMatchObject([
      { of: 'setting', name: 'expression', item: { en: 'Value one' } },
      { of: 'item', list: 'variables', change: 'added', label: { en: 'Value two' } },
    ]);
  });

  it('knows all that a value depends on, and finds it out once', () => {
    const variables = [one, two];
    expect([...(namesBehind(variables).get('two') ?? [])]).toEqual(['amount']);
    expect(namesBehind(variables)).toBe(namesBehind(variables));
  });
});

describe('the schema', () => {
  it('refuses what is too deep, too large, or no expression', () => {
    const parses = (expression: unknown) =>
      questionnaireSchema.safeParse(asking([variable(expression as Expression)])).success;
    let deep: Expression = n(1);
    for (let depth = 1; depth < 6; depth += 1) deep = { op: 'sum', of: [deep] };
    expect(parses(deep)).toBe(true);
    expect(parses({ op: 'sum', of: [deep] })).toBe(false);
    expect(parses({ op: 'sum', of: Array(99).fill(n(1)) })).toBe(true);
    expect(parses({ op: 'sum', of: Array(100).fill(n(1)) })).toBe(false);
    expect(parses({ op: 'eval', code: '1' })).toBe(false);
    expect(parses({ op: 'numeric', value: Number.NaN })).toBe(false);
    expect(questionnaireSchema.safeParse(asking([variable(n(1), 'choice')])).success).toBe(false);
  });
});
