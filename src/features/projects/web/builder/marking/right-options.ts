import { kindOf, optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { rightOptions } from '#domain/quiz/key-words.ts';
import type { AnswerKey, QuestionMarking } from '#domain/quiz/marking-schema.ts';

type OptionsKey = Extract<AnswerKey, { by: 'options' }>;

const NONE: readonly string[] = [];

/** The options that are right, where that is how the question is marked. */
export function keyOptions(question: Question, marking: QuestionMarking | undefined): readonly string[] {
  const { key } = marking ?? {};
  return isMarkedByOptions(question, marking) && key?.by === 'options' ? rightOptions(question, key) : NONE;
}

/** Whether some of its options are right and others wrong. */
export function isMarkedByOptions(question: Question, marking: QuestionMarking | undefined): boolean {
  return (marking?.points ?? 0) > 0 && (kindOf(question).keyedBy?.includes('options') ?? false);
}

/** The key with these as right; options that are gone go out of it. */
export function withRight(question: Question, key: AnswerKey | undefined, ids: readonly string[]): OptionsKey {
  const offered = optionsOf(question).map(({ id }) => id);
  const shares = key?.by === 'options' ? key.shares : undefined;
  return {
    by: 'options',
    right: offered.filter((id) => ids.includes(id)),
    shares: shares && Object.fromEntries(Object.entries(shares).filter(([id]) => offered.includes(id))),
  };
}

/** The key once an option is ticked where it is written: of several it comes or goes, alone it takes the place. */
export function withToggled(question: Question, key: AnswerKey | undefined, id: string): OptionsKey {
  const right = key?.by === 'options' ? key.right : NONE;
  if (!kindOf(question).held.several) return withRight(question, key, [id]);
  return withRight(question, key, right.includes(id) ? right.filter((one) => one !== id) : [...right, id]);
}
