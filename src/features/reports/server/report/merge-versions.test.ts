import { expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import { mergeVersions } from './merge-versions.ts';

const asked = { id: 'way', help: {}, required: false };

function merged(...questions: Question[]) {
  const versions = questions.map((question, index) => ({
    number: index + 1,
    questionnaire: { sections: [{ id: 's1', title: {}, intro: {}, questions: [question] }] },
  }));
  return mergeVersions(versions);
}

function distance(title: Question['title'], unit: Question['title']): Question {
  return { ...asked, kind: 'number', decimals: 0, title, unit };
}

it('remembers another unit, and gathers the versions that worded it alike', () => {
  const [way] = merged(
    distance({ en: 'How far?' }, { en: 'miles' }),
    distance({ en: 'How far?' }, { en: 'miles' }),
    distance({ en: 'How far?' }, { en: 'km' }),
  );
  expect(way?.versions).toEqual([1, 2, 3]);
  expect(way?.formerly).toEqual([{ text: { en: 'How far? (miles)' }, versions: [1, 2] }]);
});

it('takes a translation that was added for no other wording', () => {
  const [way] = merged(
    distance({ en: 'How far?' }, { en: 'km' }),
    distance({ en: 'How far?', bn: 'কত দূর?' }, { en: 'km', bn: 'কিমি' }),
  );
  expect(way?.formerly).toEqual([]);
});

it('knows an answer that came back under its old name', () => {
  const drink = (...labels: string[]): Question => ({
    ...asked,
    kind: 'dropdown',
    title: { en: 'Drink?' },
    options: labels.map((en, index) => ({ id: `o${index + 1}`, label: { en } })),
  });
  const [only] = merged(drink('Tea', 'Milk'), drink('Chai'), drink('Tea', 'Milk'));
  expect(only?.options.get('o1')?.formerly).toEqual([{ text: { en: 'Chai' }, versions: [2] }]);
  expect(only?.options.get('o2')).toEqual({ label: { en: 'Milk' }, versions: [1, 3], formerly: [] });
});
