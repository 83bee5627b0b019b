// A survey in which answers decide who is asked what.
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import type { Product } from './product.ts';

const none = { help: {}, required: false };

/**
 * Whoever drinks tea says which and how many cups; whoever drinks many says why; whoever takes none is done, and
 * children are screened out. What was said is piped into what is asked last, and into what children read.
 */
const questions: Question[] = [
  {
    ...none,
    kind: 'single_choice',
    id: 'drink',
    title: { en: 'What do you drink?', bn: 'কী পান করেন?' },
    required: true,
    options: [
      { id: 'tea', label: { en: 'Tea', bn: 'চা' } },
      { id: 'coffee', label: { en: 'Coffee', bn: 'কফি' } },
      { id: 'none', label: { en: 'Neither', bn: 'কোনোটি নয়' } },
      { id: 'young', label: { en: 'I am a child', bn: 'আমি শিশু' } },
    ],
    jumps: [
      { if: { op: 'chose', question: 'drink', options: ['none'] }, to: 'end' },
      { if: { op: 'chose', question: 'drink', options: ['young'] }, to: 'children' },
    ],
  },
  {
    ...none,
    kind: 'number',
    id: 'cups',
    title: { en: 'How many cups a day?', bn: 'দিনে কয় কাপ?' },
    showIf: { op: 'chose', question: 'drink', options: ['tea'] },
    required: true,
    min: 0,
    max: 50,
    decimals: 0,
    unit: {},
  },
  {
    ...none,
    kind: 'short_text',
    id: 'why',
    title: { en: 'Why so many?', bn: 'এত কেন?' },
    showIf: { op: 'number_between', question: 'cups', min: 5 },
    requireIf: { op: 'number_between', question: 'cups', min: 10 },
  },
  {
    ...none,
    kind: 'yes_no',
    id: 'sugar',
    title: { en: 'With sugar?', bn: 'চিনি দিয়ে?' },
  },
];

const branching: Questionnaire = {
  sections: [
    { id: 's1', title: { en: 'Your cup', bn: 'আপনার কাপ' }, intro: {}, questions },
    {
      id: 's2',
      title: { en: 'Coffee', bn: 'কফি' },
      intro: {},
      showIf: { op: 'chose', question: 'drink', options: ['coffee'] },
      questions: [{ ...none, kind: 'short_text', id: 'beans', title: { en: 'Which beans?', bn: 'কোন কফি?' } }],
    },
    {
      id: 's3',
      title: { en: 'The end', bn: 'শেষ কথা' },
      intro: {},
      questions: [
        {
          ...none,
          kind: 'short_text',
          id: 'end',
          title: { en: 'Anything else?', bn: 'আর কিছু?' },
          help: {
            en: 'So far: {{answer:drink|nothing}}, cups: {{answer:cups|none}}.',
            bn: 'এ পর্যন্ত: {{answer:drink|কিছু না}}, কাপ: {{answer:cups|নেই}}।',
          },
        },
      ],
    },
  ],
  closings: [
    {
      id: 'children',
      title: { en: 'This is for grown-ups', bn: 'এটি বড়দের জন্য' },
      text: { en: 'You said: {{answer:drink|nothing}}.', bn: 'আপনি বলেছেন: {{answer:drink|কিছু না}}।' },
      link: 'https://example.com/play',
      screensOut: true,
    },
  ],
};

export async function publishBranching(product: Product, settings: Partial<ProjectSettings>): Promise<string> {
  const owner = await product.asOwner();
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'Cups', bn: 'কাপ' },
      languages: ['en', 'bn'],
      settings,
      questionnaire: branching,
    },
  });
  await owner(publishProject, { params: { id } });
  return id;
}
