import type { Questionnaire } from '#domain/questionnaire/schema.ts';

const everyQuestion = { help: {}, required: false };

function options(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: `o${index + 1}`, label: { en: `Answer ${index + 1}` } }));
}

/** Ten questions of every kind; `seed-responses.ts` answers them by id. */
export const tenQuestions: Questionnaire = {
  sections: [
    {
      id: 'all',
      title: {},
      intro: {},
      questions: [
        { ...everyQuestion, kind: 'single_choice', id: 'school', title: { en: 'Which school?' }, options: options(5) },
        { ...everyQuestion, kind: 'single_choice', id: 'class', title: { en: 'Which class?' }, options: options(10) },
        {
          ...everyQuestion,
          kind: 'multiple_choice',
          id: 'subjects',
          title: { en: 'Which subjects?' },
          options: options(8),
        },
        { ...everyQuestion, kind: 'dropdown', id: 'district', title: { en: 'Which district?' }, options: options(64) },
        { ...everyQuestion, kind: 'short_text', id: 'teacher', title: { en: 'Who teaches?' } },
        { ...everyQuestion, kind: 'long_text', id: 'why', title: { en: 'Why?' } },
        { ...everyQuestion, kind: 'number', id: 'age', title: { en: 'How old?' }, decimals: 0, unit: {} },
        {
          ...everyQuestion,
          kind: 'number',
          id: 'minutes',
          title: { en: 'How far?' },
          decimals: 0,
          unit: { en: 'minutes' },
        },
        { ...everyQuestion, kind: 'rating', id: 'stars', title: { en: 'How good?' }, steps: 5 },
        { ...everyQuestion, kind: 'date', id: 'visit', title: { en: 'Since when?' } },
      ],
    },
  ],
};
