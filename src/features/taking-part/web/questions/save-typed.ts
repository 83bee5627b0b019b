import type { FieldValues } from '#domain/questionnaire/held.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { answerName } from '../answer-name.ts';
import type { Taker } from '../taker.ts';
import { inputsOf } from './read-form.ts';

export interface Saved {
  /** Nothing more is to be answered: a quota is full. */
  overQuota: boolean;
  notSaved?: NotSaved;
}

export interface NotSaved {
  status: number;
  /** Of the whole form; absent where single answers are to blame. */
  message?: string;
  /** What is wrong, by question id. */
  problems: Record<string, string>;
}

/** Saves what was typed. Where answers are refused the others are saved all the same, unless all go together. */
export async function saveTyped(
  taker: Taker,
  questions: readonly Question[],
  typed: Record<string, FieldValues>,
  { whole }: { whole: boolean },
): Promise<Saved> {
  const named = questions.filter(({ id }) => typed[id] !== undefined);
  if (named.length === 0) return { overQuota: false };
  const saved = await taker.save(inputsOf(named, typed));
  if (saved.ok) return { overQuota: saved.data?.overQuota ?? false };
  const { status, failure } = saved;
  const problems = problemsOf(named, failure.error.fields);
  const good = named.filter(({ id }) => problems[id] === undefined);
  if (whole || good.length === named.length)
    return { overQuota: false, notSaved: { status, message: failure.message, problems } };
  const { overQuota, notSaved } = await saveTyped(taker, good, typed, { whole });
  return { overQuota, notSaved: { status, ...notSaved, problems: { ...notSaved?.problems, ...problems } } };
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
