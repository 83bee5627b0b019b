import { type SQL, sql } from 'drizzle-orm';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';

const everyQuestion = { help: {}, required: false };

export function options(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: `o${index + 1}`, label: { en: `Answer ${index + 1}` } }));
}

/** Ten questions of ten kinds. */
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

/** Random answers to them, nine of ten given. */
export const tenAnswers: SQL = sql`jsonb_build_object(
  'school', CASE WHEN random() < 0.9 THEN 'o' || (1 + floor(random() * 5)) END,
  'class', CASE WHEN random() < 0.9 THEN 'o' || (1 + floor(random() * 10)) END,
  'subjects', CASE WHEN random() < 0.9
    THEN jsonb_build_array('o' || (1 + floor(random() * 4)), 'o' || (5 + floor(random() * 4))) END,
  'district', CASE WHEN random() < 0.9 THEN 'o' || (1 + floor(random() * 64)) END,
  'teacher', CASE WHEN random() < 0.9 THEN 'Owner Example ' || floor(random() * 1000) END,
  'why', CASE WHEN random() < 0.9 THEN repeat('Because it is near. ', 1 + floor(random() * 5)::int) END,
  'age', CASE WHEN random() < 0.9 THEN floor(6 + random() * 60) END,
  'minutes', CASE WHEN random() < 0.9 THEN floor(random() * 180) END,
  'stars', CASE WHEN random() < 0.9 THEN 1 + floor(random() * 5) END,
  'visit', CASE WHEN random() < 0.9 THEN to_char(date '2026-01-01' + floor(random() * 300)::int, 'YYYY-MM-DD') END
)`;
