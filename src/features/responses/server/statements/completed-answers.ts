import type { Answers } from '#domain/answers/answer.ts';
import type { AnswerPatch } from '#domain/answers/reading/read-answers.ts';
import { mergedAnswers, patchValues } from './merged-answers.ts';
import { hasRoom } from './room.ts';

/**
 * The answers of a completion. Where everybody is asked the same, a change to what is stored, whatever that is by now,
 * with the questions that have to be answered then. Where answers decide who is asked what, all of them, on the path
 * and off it, as worked out from those of a revision.
 */
export type AnswersToComplete =
  | { patch: AnswerPatch; required: readonly string[] }
  | { onPath: Answers; offPath: Answers | null; revision: number };

/** What the statement that completes respondent `r` writes of these answers, and on which condition. */
export function completedAnswers(
  answers: AnswersToComplete,
  bound: (value: unknown) => string,
): { set: string; condition: string } {
  if ('patch' in answers) {
    const { given, cleared } = patchValues(answers.patch);
    const givenAt = bound(given);
    const merged = mergedAnswers(givenAt, bound(cleared));
    const required = bound(answers.required);
    return {
      set: `answers = ${merged}, untouched = NULL`,
      condition: `${hasRoom(merged, givenAt)} AND ${merged} ?& ${required}::text[]`,
    };
  }
  const onPath = bound(JSON.stringify(answers.onPath));
  const offPath = bound(answers.offPath && JSON.stringify(answers.offPath));
  return {
    set: `answers = ${onPath}::jsonb, off_path = ${offPath}::jsonb, untouched = NULL`,
    condition: `r.revision = ${bound(answers.revision)}::int`,
  };
}
