import { type SQL, sql } from 'drizzle-orm';
import type { AnswerPatch } from '#domain/answers/read-answers.ts';

/** The answers of run `r` after a patch, as {@link applyPatch} has them. */
export function mergedAnswers(patch: AnswerPatch): SQL {
  const given: AnswerPatch = {};
  const cleared: string[] = [];
  for (const [questionId, answer] of Object.entries(patch)) {
    if (answer === null) cleared.push(questionId);
    else given[questionId] = answer;
  }
  const merged = sql`r.answers || ${JSON.stringify(given)}::jsonb`;
  return cleared.length === 0 ? sql`(${merged})` : sql`((${merged}) - ${sql.param(cleared)}::text[])`;
}
