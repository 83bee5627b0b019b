import { expect, it } from 'vitest';
import type { Questionnaire } from '../../questionnaire/schema.ts';
import { readPrefill } from './prefill.ts';

const every = { title: {}, help: {}, required: false };
const options = [
  { id: 'o1', label: { en: 'Dhaka', bn: 'ঢাকা' } },
  { id: 'o2', label: { en: 'Khulna' } },
];
const questionnaire: Questionnaire = {
  sections: [
    {
      id: 's',
      title: {},
      intro: {},
      questions: [
        { ...every, id: 'city', kind: 'single_choice', options },
        { ...every, id: 'cities', kind: 'multiple_choice', options },
        { ...every, id: 'age', kind: 'number', decimals: 0, max: 120, unit: {} },
        { ...every, id: 'agrees', kind: 'consent', agreement: {} },
        { ...every, id: 'papers', kind: 'file_upload', accepts: [], maxFiles: 1, maxMegabytes: 10 },
      ],
    },
  ],
};

it('takes options by their ids and as people read them, and numbers in either digits', () => {
  expect(readPrefill(questionnaire, { city: 'o2', cities: ['ঢাকা', 'khulna'], age: '৩৪' })).toEqual({
    city: 'o2',
    cities: ['o1', 'o2'],
    age: 34,
  });
  expect(readPrefill(questionnaire, { cities: 'Dhaka' })).toEqual({ cities: ['o1'] });
});

it('drops what does not read well or is not asked', () => {
  const strange = { city: 'Paris', cities: [{}], age: '500', gone: 'x', constructor: 'y' };
  expect(readPrefill(questionnaire, strange as never)).toEqual({});
});

it('agrees to nothing for anybody, and brings no files along', () => {
  expect(readPrefill(questionnaire, { agrees: 'agreed', papers: ['2648944716071856754508-tea.txt'] })).toEqual({});
});
