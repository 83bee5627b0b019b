import type { Answers } from '#domain/answers/answer.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import type { HandMarks } from '#domain/quiz/hand-marks.ts';
import { markAnswers } from '#domain/quiz/mark-answers.ts';
import { toldMarks } from '#domain/quiz/told-marks.ts';
import type { ToldMarks } from '#domain/quiz/told-marks-schema.ts';

/** What a response came to, by the key of the version that was answered; null where nothing of it counts. */
export function marksOf(
  { marking }: Questionnaire,
  asked: readonly Question[],
  { answers, handMarks }: { answers: Answers; handMarks: HandMarks | null },
): ToldMarks | null {
  const marks = marking && markAnswers(marking, asked, answers, handMarks);
  return marks ? toldMarks(marks) : null;
}
