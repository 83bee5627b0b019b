import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '../questionnaire/schema.ts';
import { checkMarking } from './check-marking.ts';
import { keyWords } from './key-words.ts';
import { markAnswers } from './mark-answers.ts';
import type { KeyOf, Marking } from './marking-schema.ts';
import { toNumber } from './points.ts';
import { rightParts } from './share-of-parts.ts';

const rivers: Question = {
  ...{ id: 'rivers', kind: 'fill_blanks', title: { en: 'Fill in' }, help: {}, required: false },
  passage: { en: '[1], [2], [3]' },
  blanks: [
    { id: '1', asks: 'text' },
    {
      ...{ id: '2', asks: 'choice' },
      options: [
        { id: 'o1', label: { en: 'Surma' } },
        { id: 'O1', label: { en: 'Teesta' } },
      ],
    },
    { id: '3', asks: 'text' },
  ],
};
const key: KeyOf<'blanks'> = {
  by: 'blanks',
  blanks: {
    1: [{ text: 'Padma' }, { text: 'পদ্মা' }, { text: 'Ganges', share: 50 }],
    2: [{ option: 'O1' }],
    3: [{ text: 'Meghna' }, { text: 'Ganga', share: -100 }],
  },
};
const marked = (answer: Record<string, string>, change: Partial<Marking> = {}, own: Partial<typeof key> = {}) =>
  markAnswers(
    { questions: { rivers: { points: 1, key: { ...key, ...own } } }, ...change },
    [rivers],
    Object.keys(answer).length > 0 ? { rivers: answer } : {},
    null,
  );
const earned = (...told: Parameters<typeof marked>) => toNumber(marked(...told)?.earned ?? -9n);
const outcome = (...told: Parameters<typeof marked>) => marked(...told)?.questions[0]?.outcome;

describe('blanks', () => {
  it('earn an equal part each, to the millionth', () => {
    expect(earned({ 1: 'padma', 2: 'O1', 3: ' MEGHNA ' })).toBe(1);
    expect(earned({ 1: 'পদ্মা', 2: 'O1' })).toBe(0.666667);
    expect(earned({ 1: 'Ganges' })).toBe(0.166667);
    expect(earned({ 2: 'o1', 3: 'Padma' })).toBe(0);
    expect(outcome({ 1: 'Padma', 2: 'O1', 3: 'Meghna' })).toBe('right');
    expect(outcome({ 1: 'Padma' })).toBe('partly');
    expect(outcome({ 3: 'x' })).toBe('wrong');
    expect(outcome({})).toBe('unanswered');
  });

  it('take off the others what one costs, and never more than there is', () => {
    expect(earned({ 1: 'Padma', 2: 'O1', 3: 'Ganga' })).toBe(0.333333);
    expect(earned({ 3: 'Ganga' })).toBe(0);
    expect(earned({ 3: 'Ganga' }, { penalty: 25, belowZero: true })).toBe(-0.25);
  });

  it('tell capital and small letters apart where their owner does, and options always', () => {
    expect(earned({ 1: 'padma', 2: 'O1', 3: 'Meghna' }, {}, { matchCase: true })).toBe(0.666667);
  });

  it('are right one by one', () => {
    expect(rightParts(key, { 1: 'Ganges', 2: 'O1', 3: 'meghna' })).toEqual(['2', '3']);
    expect(rightParts(key, 'Padma')).toEqual([]);
    expect(keyWords(rivers, key, 'en')).toBe('Blank 1: Padma / পদ্মা; Blank 2: Teesta; Blank 3: Meghna');
  });

  it('are right by themselves, whatever the others say', () => {
    const said = fc.constantFrom('Padma', 'Ganges', 'Ganga', 'Meghna', 'O1', 'o1', 'x');
    const answers = fc.uniqueArray(fc.tuple(fc.constantFrom('1', '2', '3'), said), { selector: ([id]) => id });
    fc.assert(
      fc.property(answers, (filled) => {
        const alone = filled.map(([id, text]) => {
          const part = marked(
            { [id]: text },
            { penalty: 100, belowZero: true },
            { blanks: { [id]: key.blanks[id] ?? [] } },
          );
          return part?.questions[0]?.outcome === 'right' ? 1 : 0;
        });
        const whole = alone.reduce<number>((sum, part) => sum + part, 0);
        expect(rightParts(key, Object.fromEntries(filled))).toHaveLength(whole);
      }),
    );
  });
});

describe('the key of blanks', () => {
  const found = (blanks: KeyOf<'blanks'>['blanks']) =>
    checkMarking(
      {
        sections: [{ id: 's', title: {}, intro: {}, questions: [rivers] }],
        marking: { questions: { rivers: { points: 1, key: { by: 'blanks', blanks } } } },
      },
      ['en'],
    ).map((finding) => finding.key);

  it('says of each blank what is right, and nothing that nobody can say', () => {
    const { 1: one = [], 2: two = [], 3: three = [] } = key.blanks;
    expect(found(key.blanks)).toEqual([]);
    expect(found({})).toEqual(['keyMissing']);
    expect(found({ 1: one, 2: two })).toEqual(['keyBlanksMissing']);
    expect(found({ 1: one, 2: two, 3: [{ text: ' ' }] })).toEqual(['keyBlanksMissing']);
    expect(found({ 1: one, 2: two, 3: [{ text: 'x', share: 0 }] })).toEqual(['keyBlanksMissing']);
    expect(found({ 1: one, 2: [{ option: 'o9' }], 3: three })).toEqual(['keyWithoutOption']);
    expect(found({ 1: one, 2: [{ text: 'Teesta' }], 3: three })).toEqual(['keyWithoutOption']);
    expect(found({ 1: [{ option: 'o1' }], 2: two, 3: three })).toEqual(['keyWithoutOption']);
    expect(found({ ...key.blanks, 4: [{ text: 'x' }] })).toEqual(['keyWithoutOption']);
    expect(found({ 1: one, 2: two, 3: [{ text: 'Meghna' }, { text: 'x\u202e'.repeat(201) }] })).toEqual([
      'keyUnanswerable',
    ]);
  });
});
