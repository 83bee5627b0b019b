import { describe, expect, it } from 'vitest';
import type { Condition } from '../logic/condition.ts';
import { NO_FACTS } from '../logic/facts.ts';
import type { Jump } from '../logic/walk.ts';
import type { Questionnaire } from '../schema.ts';
import { checkQuotas } from './check-quotas.ts';
import { quotasDecided, quotasOf } from './falls-under.ts';
import type { Quota } from './quota-schema.ts';

const quota = (id: string, condition: Condition): Quota => ({ id, name: '', cap: 1, condition });
const women = quota('women', { op: 'chose', question: 'sex', options: ['f'] });
const others = quota('others', { op: 'not', of: { op: 'chose', question: 'sex', options: ['f'] } });
const young = quota('young', { op: 'and', of: [women.condition, { op: 'number_between', question: 'age', max: 30 }] });

const idsOf = (quotas: readonly Quota[]) => quotas.map(({ id }) => id);

describe('the quotas that answers fall under', () => {
  it.each([
    [{ sex: 'f', age: 20 }, ['women', 'young'], ['women', 'young']],
    [{ sex: 'f' }, ['women'], ['women']],
    [{ sex: 'm', age: 20 }, ['others'], ['others']],
    [{ age: 20 }, ['others'], []],
    [{}, ['others'], []],
  ])('of %j are %j, of which %j are decided already', (answers, all, decided) => {
    expect(idsOf(quotasOf([women, others, young], answers, NO_FACTS))).toEqual(all);
    expect(idsOf(quotasDecided([women, others, young], answers, NO_FACTS))).toEqual(decided);
  });
});

describe('the checker', () => {
  const options = ['f', 'm'].map((id) => ({ id, label: { en: id } }));
  const question = {
    kind: 'single_choice',
    id: 'sex',
    title: { en: 'Sex' },
    help: {},
    required: true,
    options,
  } as const;
  const questionnaire: Questionnaire = {
    sections: [{ id: 's1', title: {}, intro: {}, questions: [{ ...question, options }] }],
  };

  it('names what keeps a quota from ever filling', () => {
    const gone = quota('gone', { op: 'chose', question: 'sex', options: ['x'] });
    const unfinished = quota('unfinished', { op: 'chose', question: 'sex', options: [] });
    expect(checkQuotas([women, young, gone, unfinished], questionnaire)).toEqual([
      { severity: 'error', key: 'conditionWithoutQuestion', quotaId: 'young' },
      { severity: 'error', key: 'conditionWithoutOption', quotaId: 'gone' },
      { severity: 'error', key: 'conditionUnfinished', quotaId: 'unfinished' },
    ]);
  });

  it.each<[string, Condition, boolean]>([
    ['two of one choice', { op: 'and', of: [women.condition, { op: 'chose', question: 'sex', options: ['m'] }] }, true],
    ['the same twice', { op: 'and', of: [women.condition, women.condition] }, false],
    ['yes and no', { op: 'and', of: [women.condition, others.condition] }, true],
    [
      'one of two that cannot be',
      { op: 'or', of: [{ op: 'and', of: [women.condition, others.condition] }, women.condition] },
      false,
    ],
  ])('says of %s whether it can ever count: %#', (_name, condition, isNever) => {
    expect(checkQuotas([quota('q', condition)], questionnaire).map(({ key }) => key)).toEqual(
      isNever ? ['quotaNeverCounts'] : [],
    );
  });

  it('says that nobody counts where all that would are screened out, or nobody is asked', () => {
    const closings = [
      { id: 'out', title: {}, text: {}, screensOut: true },
      { id: 'end', title: {}, text: {} },
    ];
    const keysWith = (jumps: Jump[], ...quotas: Quota[]) => {
      const sections = [{ id: 's1', title: {}, intro: {}, questions: [{ ...question, options, jumps }] }];
      return checkQuotas(quotas, { sections, closings }).map(({ key, quotaId }) => [quotaId, key]);
    };
    const out = { if: women.condition, to: 'out' };
    expect(keysWith([out], women, others)).toEqual([['women', 'quotaNeverCounts']]);
    expect(keysWith([{ ...out, to: 'end' }], women, others)).toEqual([]);
    expect(keysWith([{ if: women.condition, to: 'end' }, out], women, others)).toEqual([]);
    const showIf: Condition = { op: 'is', fact: '$language', values: ['fr'] };
    const hidden = { ...question, options, showIf };
    const sections = [{ id: 's1', title: {}, intro: {}, questions: [hidden] }];
    expect(checkQuotas([women, others], { sections }).map(({ quotaId }) => quotaId)).toEqual(['women']);
  });

  it('says which quotas something else stops before they are full', () => {
    const wide = { ...women, id: 'wide', cap: 9 };
    const again = { ...wide, id: 'again' };
    expect(checkQuotas([wide, women, again], questionnaire, 9)).toEqual([
      { severity: 'warning', key: 'quotaTwice', values: { cap: 1 }, quotaId: 'wide' },
      { severity: 'warning', key: 'quotaTwice', values: { cap: 1 }, quotaId: 'again' },
    ]);
    expect(checkQuotas([wide], questionnaire, 8)).toEqual([
      { severity: 'warning', key: 'quotaOverLimit', values: { limit: 8 }, quotaId: 'wide' },
    ]);
  });
});
