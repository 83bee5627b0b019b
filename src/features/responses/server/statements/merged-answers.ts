import type { AnswerPatch } from '#domain/answers/reading/read-answers.ts';

/** The answers of respondent `r` after a patch in two parts, as {@link applyPatch} has them. */
export function mergedAnswers(given: string, cleared: string): string {
  return `((r.answers || ${given}::jsonb) - ${cleared}::text[])`;
}

/** A patch in two parts: what was answered, as JSON, and the questions whose answer was taken back. */
export function patchValues(patch: AnswerPatch): { given: string; cleared: string[] } {
  const given: AnswerPatch = {};
  const cleared: string[] = [];
  for (const [questionId, answer] of Object.entries(patch)) {
    if (answer === null) cleared.push(questionId);
    else given[questionId] = answer;
  }
  return { given: JSON.stringify(given), cleared };
}
