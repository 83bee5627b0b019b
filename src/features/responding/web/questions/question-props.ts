import type { QuestionKind, QuestionOf } from '#domain/questionnaire/schema.ts';

/** What every kind of question is drawn from. */
export interface QuestionProps<K extends QuestionKind = QuestionKind> {
  question: QuestionOf<K>;
  /** From 1, as people count. */
  position: number;
  /** What its fields hold: one text, several where several may be chosen, none where nothing was said. */
  shown: readonly string[];
  /** What is wrong with it, in words. */
  error: string | undefined;
}

/** The name of a question's fields, which is also where the wire says that an answer is wrong. */
export function answerName(questionId: string): string {
  return `answers.${questionId}`;
}
