// A survey that adds up points, says them as they come, and ends by them.
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Expression } from '#domain/questionnaire/variables/expression.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import type { Product } from './product.ts';

const none = { help: {}, required: false };

const questions: Question[] = [
  {
    ...none,
    kind: 'multiple_choice',
    id: 'saves',
    title: { en: 'What do you save?', bn: 'কী বাঁচান?' },
    options: [
      { id: 'water', label: { en: 'Water', bn: 'পানি' } },
      { id: 'power', label: { en: 'Power', bn: 'বিদ্যুৎ' } },
    ],
  },
  {
    ...none,
    kind: 'number',
    id: 'trees',
    title: { en: 'How many trees did you plant?', bn: 'কয়টি গাছ লাগিয়েছেন?' },
    min: 0,
    max: 100_000,
    decimals: 0,
    unit: {},
  },
  {
    ...none,
    kind: 'short_text',
    id: 'more',
    title: {
      en: 'That is {{value:score|nothing yet}} points. What else?',
      bn: 'হলো {{value:score|এখনো কিছু না}} নম্বর। আর কী?',
    },
    jumps: [
      { if: { op: 'value_between', variable: 'score', min: 1_000 }, to: 'much' },
      { if: { op: 'value_between', variable: 'score', min: 2 }, to: 'some' },
    ],
  },
];

const points: Expression = {
  ...{ op: 'points', question: 'saves' },
  points: [
    { option: 'water', points: 1.5 },
    { option: 'power', points: 1 },
  ],
};

export const scored: Questionnaire = {
  sections: [{ id: 's', title: {}, intro: {}, questions }],
  variables: [
    {
      ...{ id: 'score', label: 'Points', type: 'numeric' },
      expression: { op: 'sum', of: [points, { op: 'answer', question: 'trees' }] },
    },
    {
      ...{ id: 'level', label: 'Level', type: 'text' },
      expression: {
        ...{ op: 'if', if: { op: 'value_between', variable: 'score', min: 2 }, yes: { op: 'text', value: 'Green' } },
        no: { op: 'text', value: 'Grey' },
      },
    },
  ],
  closings: [
    {
      id: 'much',
      title: { en: 'A forest', bn: 'বন' },
      text: { en: 'You have {{value:score|0}} points.', bn: 'আপনার নম্বর {{value:score|০}}।' },
    },
    {
      id: 'some',
      title: { en: 'A garden', bn: 'বাগান' },
      text: { en: 'You have {{value:score|0}} points.', bn: 'আপনার নম্বর {{value:score|০}}।' },
    },
  ],
};

export async function publishScored(product: Product, settings: Partial<ProjectSettings>): Promise<string> {
  const owner = await product.asOwner();
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'Green', bn: 'সবুজ' },
      languages: ['en', 'bn'],
      settings: { closingText: { en: 'Thank you.', bn: 'ধন্যবাদ।' }, ...settings },
      questionnaire: scored,
    },
  });
  await owner(publishProject, { params: { id } });
  return id;
}
