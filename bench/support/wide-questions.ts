import { type SQL, sql } from 'drizzle-orm';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { options } from './ten-questions.ts';

/** As much as people are asked at most: sixty questions, ten of them numbers with thousands of different answers. */
const questions: Question[] = Array.from({ length: 60 }, (_, index) => {
  const everyQuestion = { id: `q${index}`, title: { en: `Question ${index}` }, help: {}, required: false };
  if (index % 6 === 0) return { ...everyQuestion, kind: 'number', decimals: 2, unit: {} };
  if (index % 6 === 1) return { ...everyQuestion, kind: 'multiple_choice', options: options(8) };
  if (index % 6 === 2) return { ...everyQuestion, kind: 'rating', steps: 5 };
  return { ...everyQuestion, kind: 'single_choice', options: options(6) };
});

export const sixtyQuestions: Questionnaire = { sections: [{ id: 'all', title: {}, intro: {}, questions }] };

/** Random answers to them, nine of ten given. PostgreSQL's functions take a hundred arguments. */
export const sixtyAnswers: SQL = sql.join(
  [questions.slice(0, 30), questions.slice(30)].map(
    (half) =>
      sql`jsonb_build_object(${sql.join(
        half.flatMap(({ id, kind }) => [sql`${id}::text`, given(kind)]),
        sql`, `,
      )})`,
  ),
  sql` || `,
);

function given(kind: Question['kind']): SQL {
  if (kind === 'number') return sql`CASE WHEN random() < 0.9 THEN round((random() * 99000)::numeric, 2) END`;
  if (kind === 'rating') return sql`CASE WHEN random() < 0.9 THEN 1 + floor(random() * 5) END`;
  if (kind === 'multiple_choice') {
    return sql`CASE WHEN random() < 0.9 THEN jsonb_build_array('o' || (1 + floor(random() * 8))) END`;
  }
  return sql`CASE WHEN random() < 0.9 THEN 'o' || (1 + floor(random() * 6)) END`;
}
