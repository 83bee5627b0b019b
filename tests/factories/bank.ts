import type { KeptQuestion } from '#domain/quiz/bank/kept-question.ts';

/** A question with its key, as it is kept in a bank. */
export const keptQuestion = {
  question: {
    ...{ kind: 'single_choice', id: 'longest', help: {}, required: true },
    title: { en: 'Which river is the longest?', bn: 'কোন নদী সবচেয়ে দীর্ঘ?' },
    options: [
      { id: 'o1', label: { en: 'Padma', bn: 'পদ্মা' } },
      { id: 'o2', label: { en: 'Surma', bn: 'সুরমা' } },
    ],
  },
  marking: {
    points: 2,
    key: { by: 'options', right: ['o2'] },
    feedback: { en: 'The Surma and the Meghna are one river.' },
  },
} satisfies KeptQuestion;
