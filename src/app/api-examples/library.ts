import * as library from '#features/library/contract.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { PROJECT, SETTINGS, TEMPLATE } from './story.ts';
import { TEMPLATE_CONTENT } from './template-content.ts';

const template = {
  _id: TEMPLATE,
  kind: 'survey' as const,
  title: { en: 'What things cost', bn: 'জিনিসের দাম' },
  summary: { en: 'What people pay here and elsewhere.', bn: 'এখানে আর অন্য দোকানে মানুষ কত দাম দেয়।' },
  description: { en: 'Three short questions about prices.', bn: 'দাম নিয়ে তিনটি ছোট প্রশ্ন।' },
  theme: 'marigold' as const,
  print: 'stars' as const,
  first: TEMPLATE_CONTENT.sections[0]?.questions[0]?.title ?? null,
  questions: 3,
};

const settings: ProjectSettings = {
  ...SETTINGS,
  title: template.title,
  description: template.description,
  theme: template.theme,
  viewType: 'step',
  responseMethod: 'anonymous',
  details: { name: 'off', phone: 'off', email: 'off', address: 'off' },
  endsAt: null,
  responseLimit: null,
  closingText: {},
};

export const libraryExamples = [
  exampleOf(library.findTemplates, { query: { kind: 'survey' }, data: [template] }),
  exampleOf(library.getTemplate, {
    params: { id: TEMPLATE },
    data: { ...template, settings, content: TEMPLATE_CONTENT },
  }),
  exampleOf(library.createSurveyWithQuestion, { body: { template_id: TEMPLATE }, data: { _id: PROJECT } }),
];
