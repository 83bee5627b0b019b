import { expect, it } from 'vitest';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { numbered } from '../logic/numbered.ts';
import { fromField, pipedAtEnd, toField } from './field-text.ts';

const questionnaire: Questionnaire = {
  sections: [
    {
      ...{ id: 's', title: {}, intro: {} },
      questions: [
        { ...blankQuestion('date', () => 'born'), title: { en: 'When were you | born?', bn: 'জন্ম কবে?' } },
        { ...blankQuestion('short_text', () => 'city'), title: { en: 'In which of all these cities do you live?' } },
      ],
    },
  ],
  hiddenValues: [{ id: 'area', label: {} }],
  variables: ['price', 'score'].map((id) => ({
    ...{ id, label: `Your {${id}}`, type: 'numeric' as const },
    expression: { op: 'numeric' as const, value: 1 },
  })),
};
const names = numbered(questionnaire);

it.each([
  ['Since {{answer:born|then}}?', 'en', 'Since {{1. When were you born?|then}}?'],
  ['{{answer:born}} থেকে?', 'bn', '{{১. জন্ম কবে?}} থেকে?'],
  ['{{answer:city|}}', 'en', '{{2. In which of all these cities…|}}'],
  ['{{value:area|here}}', 'en', '{{area|here}}'],
  ['{{value:score|0}} of 10', 'en', '{{=2. Your score|0}} of 10'],
  ['{{value:price}} টাকা', 'bn', '{{=১. Your price}} টাকা'],
  ['{{answer:gone|x}} {{name}} {{7. x}} 2 {{ 3', 'en', '{{answer:gone|x}} {{name}} {{7. x}} 2 {{ 3'],
] as const)('%j stands in its field as %j', (stored, locale, shown) => {
  expect(toField(stored, names, locale)).toBe(shown);
  expect(fromField(shown, names)).toBe(stored);
});

it('takes the number for the question, whatever stands behind it', () => {
  expect(fromField('{{2. anything|x}}', names)).toBe('{{answer:city|x}}');
});

it('knows what is piped as one thing to delete', () => {
  expect(pipedAtEnd('Since {{1. born|then}}', names)).toBe(6);
  expect(pipedAtEnd('Since {{9. born|then}}', names)).toBeUndefined();
});
