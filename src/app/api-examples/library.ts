import * as library from '#features/library/contract.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { QUESTIONNAIRE } from './questions.ts';
import { DESCRIPTION, PROJECT, TEMPLATE, TITLE } from './story.ts';

const template = {
  _id: TEMPLATE,
  kind: 'survey' as const,
  title: TITLE,
  summary: { en: 'How a purchase was, and what to do better.', bn: 'কেনাকাটা কেমন ছিল, আর কী আরও ভালো করা যায়।' },
  description: DESCRIPTION,
  theme: 'marigold' as const,
  first: QUESTIONNAIRE.sections[0]?.questions[0]?.title ?? null,
  questions: 4,
};

export const libraryExamples = [
  exampleOf(library.findTemplates, { query: { kind: 'survey' }, data: [template] }),
  exampleOf(library.getTemplate, { params: { id: TEMPLATE }, data: { ...template, content: QUESTIONNAIRE } }),
  exampleOf(library.findPlaces, {
    data: [
      { id: '6', level: 'division', name: { en: 'Dhaka', bn: 'ঢাকা' } },
      { id: '6-8', level: 'district', name: { en: 'Dhaka', bn: 'ঢাকা' } },
      { id: '6-8-1', level: 'upazila', name: { en: 'Savar', bn: 'সাভার' } },
    ],
  }),
  exampleOf(library.createSurveyWithQuestion, { body: { template_id: TEMPLATE }, data: { _id: PROJECT } }),
];
