import type { FieldValues } from '#domain/questionnaire/held.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { answerName } from '../answer-name.ts';
import type { Taker } from '../taker.ts';
import { inputsOf } from './read-form.ts';

export interface NotSaved {
  status: number;
  /** Of the whole form; absent where single answers are to blame. */
  message?: string;
  /** What is wrong, by question id. */
  problems: Record<string, string>;
}

/** Saves what was typed. Where answers are refused the others are saved all the same. */
export async function saveTyped(
  taker: Taker,
  questions: readonly Question[],
  typed: Record<string, FieldValues>,
): Promise<NotSaved | undefined> {
  const named = questions.filter(({ id }) => typed[id] !== undefined);
  if (named.length === 0) return undefined;
  const saved = await taker.save(inputsOf(named, typed));
  if (saved.ok) return undefined;
  const { status, failure } = saved;
  const problems = problemsOf(named, failure.error.fields);
  const good = named.filter(({ id }) => problems[id] === undefined);
  if (good.length === named.length) return { status, message: failure.message, problems };
  const failed = await saveTyped(taker, good, typed);
  return failed ? { ...failed, problems: { ...failed.problems, ...problems } } : { status, problems };
}

/** What the wire says is wrong, by question. */
export function problemsOf(
  questions: readonly Question[],
  fields: Record<string, string[]> = {},
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { id } of questions) {
    const found = fields[answerName(id)]?.[0];
    if (found) problems[id] = found;
  }
  return problems;
}
