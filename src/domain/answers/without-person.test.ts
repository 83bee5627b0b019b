import fc from 'fast-check';
import { expect, it } from 'vitest';
import { someAnswers } from '../questionnaire/arbitraries/answers.ts';
import { questionnaires } from '../questionnaire/arbitraries/questionnaires.ts';
import { LANGUAGE } from '../questionnaire/logic/facts.ts';
import { answerPlain, answerWords } from '../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../questionnaire/schema.ts';
import { contribution } from './counting/contribution.ts';
import { answersWithoutPerson, hiddenValuesWithoutPerson, triesWithoutPerson } from './without-person.ts';

const every = { title: { en: 'Who?' }, help: {}, required: false };
const questions: Question[] = [
  { ...every, id: 'name', kind: 'person_name' },
  { ...every, id: 'mail', kind: 'email_address' },
  { ...every, id: 'phone', kind: 'phone_number' },
  { ...every, id: 'home', kind: 'postal_address', level: 'district', asksLine: true, asksPostcode: true },
  { ...every, id: 'sign', kind: 'signature' },
  { ...every, id: 'papers', kind: 'file_upload', accepts: [], maxFiles: 2, maxMegabytes: 1 },
  { ...every, id: 'why', kind: 'long_text' },
];
const questionnaire: Questionnaire = { sections: [{ id: 's', title: {}, intro: {}, questions }] };
const file = `${'k'.repeat(22)}-rahima.pdf`;

it('takes names and ways to reach somebody out of answers, and leaves what is counted and told in own words', () => {
  const answers = {
    name: 'Rahima Akter',
    mail: 'rahima@example.com',
    phone: '+8801712345678',
    home: { division: '6', district: '6-1', line: '12 Lake Road', postcode: '1205' },
    sign: 'Rahima',
    papers: [file, file.replace('k', 'l')],
    why: 'It is near.',
  };
  const stays = answersWithoutPerson(questionnaire, answers);
  expect(JSON.stringify(stays)).not.toMatch(/rahima|lake|1205|0171/i);
  expect(stays).toMatchObject({ home: { division: '6', district: '6-1' }, why: 'It is near.' });
  expect(stays.papers).toHaveLength(2);
  expect(answersWithoutPerson(questionnaire, stays)).toEqual(stays);
  for (const question of questions) {
    const answer = stays[question.id] ?? '';
    for (const locale of ['en', 'bn'] as const) {
      expect(answerWords(question, answer, locale)).not.toBe('');
      expect(answerPlain(question, answer, locale)).not.toBe('');
    }
  }
  expect(answersWithoutPerson(questionnaire, { sign: [file] })).not.toEqual({ sign: [file] });
});

it('takes them out of what was tried as well', () => {
  const tries = {
    name: { given: ['Rahima Akter', 'Rahima'], day: '2026-03-01' },
    gone: { given: ['x'], day: '2026-03-01' },
  };
  const stays = triesWithoutPerson(questionnaire, tries);
  expect(JSON.stringify(stays)).not.toContain('Rahima');
  expect(stays).toMatchObject({ name: { given: [expect.any(String), expect.any(String)] }, gone: tries.gone });
});

it('changes nothing that is counted, whatever is asked', () => {
  const some = questionnaires().chain((asked) => fc.tuple(fc.constant(asked), someAnswers(asked)));
  const property = fc.property(some, ([asked, answers]) => {
    const counted = (of: typeof answers) => contribution([{ state: 'completed', answers: of }], asked);
    expect(counted(answersWithoutPerson(asked, answers))).toEqual(counted(answers));
  });
  fc.assert(property, { numRuns: 200 });
});

it('keeps of what a link brought along what was drawn and what a condition, a value or a quota looks at', () => {
  const named = ['area', 'customer', 'group', 'branch', 'price'].map((id) => ({ id, label: {} }));
  const hiddenValues = named.map((value) => (value.id === 'group' ? { ...value, drawnFrom: ['a', 'b'] } : value));
  const [first, ...rest] = questions;
  if (!first) throw new Error('no question');
  const asked: Questionnaire = {
    hiddenValues,
    sections: [
      {
        ...{ id: 's', title: { en: '{{value:customer}}' }, intro: {} },
        questions: [{ ...first, showIf: { op: 'is', fact: 'area', values: ['Dhaka'] } }, ...rest],
      },
    ],
    variables: [{ id: 'v', label: 'V', type: 'text', expression: { op: 'fact', fact: 'price' } }],
  };
  const quotas = [{ condition: { op: 'known', fact: 'branch' } as const }];
  const values = { area: 'Dhaka', customer: 'C-17', group: 'a', branch: 'B1', price: '10', [LANGUAGE]: 'en' };
  expect(Object.keys(hiddenValuesWithoutPerson(asked, quotas, values)).sort()).toEqual([
    'area',
    'branch',
    'group',
    'price',
  ]);
});
