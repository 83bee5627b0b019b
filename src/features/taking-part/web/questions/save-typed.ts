import type { FieldValues } from '#domain/questionnaire/held.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { answerName } from '../answer-name.ts';
import type { Taker } from '../taker.ts';
import { inputsOf } from './read-form.ts';

export interface Saved {
  /** Nothing more is to be answered: a quota is full. */
  overQuota: boolean;
  /** The questions of which something is told now. */
  told: string[];
  notSaved?: NotSaved;
}

export interface NotSaved {
  status: number;
  /** Of the whole form; absent where single answers are to blame. */
  message?: string;
  /** What is wrong, by question id. */
  problems: Record<string, string>;
}

export const NOTHING_SAVED: Saved = { overQuota: false, told: [] };

/** Saves what was typed. Where answers are refused the others are saved all the same, unless all go together. */
export async function saveTyped(
  taker: Taker,
  questions: readonly Question[],
  typed: Record<string, FieldValues>,
  { whole }: { whole: boolean },
): Promise<Saved> {
  const named = questions.filter(({ id }) => typed[id] !== undefined);
  if (named.length === 0) return NOTHING_SAVED;
  const saved = await taker.save(inputsOf(named, typed));
  if (saved.ok) {
    const { overQuota = false, told = [] } = saved.data ?? {};
    return { overQuota, told: told.map(({ id }) => id) };
  }
  const { status, failure } = saved;
  const problems = problemsOf(named, failure.error.fields);
  const good = named.filter(({ id }) => problems[id] === undefined);
  if (whole || good.length === named.length)
    return { ...NOTHING_SAVED, notSaved: { status, message: failure.message, problems } };
  const { notSaved, ...rest } = await saveTyped(taker, good, typed, { whole });
  return { ...rest, notSaved: { status, ...notSaved, problems: { ...notSaved?.problems, ...problems } } };
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
