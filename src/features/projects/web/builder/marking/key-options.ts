import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { rightOptions } from '#domain/quiz/key-words.ts';
import type { QuestionMarking } from '#domain/quiz/marking-schema.ts';

const NONE: readonly string[] = [];

/** The options that are right, where that is how the question is marked. */
export function keyOptions(question: Question, marking: QuestionMarking | undefined): readonly string[] {
  const { key, points = 0 } = marking ?? {};
  const isMarked = points > 0 && key?.by === 'options' && kindOf(question).keyedBy?.includes(key.by);
  return isMarked ? rightOptions(question, key) : NONE;
}
