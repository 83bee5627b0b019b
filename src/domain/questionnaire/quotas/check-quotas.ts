import { isSame } from '../../is-same.ts';
import { LOCALES, type Locale } from '../../text/locale.ts';
import type { Finding } from '../finding.ts';
import { questionsOf } from '../flow.ts';
import { checkCondition, foreseen } from '../logic/check-logic.ts';
import { type Condition, namesOf } from '../logic/condition.ts';
import { factNames } from '../logic/facts.ts';
import type { Foreseen } from '../logic/judging/foresee.ts';
import { judge } from '../logic/judging/judge.ts';
import { isAsking } from '../registry.ts';
import type { Questionnaire } from '../schema.ts';
import type { Quota } from './quota-schema.ts';

/**
 * What keeps quotas from ever filling: questions and options that are gone, conditions that cannot hold, and whatever
 * is full before they are: the response limit, or another quota of the same people.
 */
export function checkQuotas(
  quotas: readonly Quota[],
  questionnaire: Questionnaire,
  responseLimit: number | null = null,
  languages: readonly Locale[] = LOCALES,
): Finding[] {
  if (quotas.length === 0) return [];
  const questions = new Map(
    questionsOf(questionnaire)
      .filter(isAsking)
      .map((question) => [question.id, question]),
  );
  const facts = factNames(questionnaire.hiddenValues);
  // Quotas outlive versions, and what a variable comes to is another with each: they look at answers themselves.
  const named = { before: questions, questions, facts, variables: new Map() };
  const ahead = foreseen(questionnaire, languages);
  return quotas.flatMap((quota, index): Finding[] => {
    const { id: quotaId, condition, cap } = quota;
    const errors = checkCondition(condition, named, { quotaId });
    if (errors.length > 0) return errors;
    if (neverCounts(condition, ahead, languages)) return [{ severity: 'warning', key: 'quotaNeverCounts', quotaId }];
    const found: Finding[] = [];
    if (responseLimit !== null && cap > responseLimit)
      found.push({ severity: 'warning', key: 'quotaOverLimit', values: { limit: responseLimit }, quotaId });
    const sooner = quotas.filter((other, at) => isSame(other.condition, condition) && isFirst(other, at, quota, index));
    const least = Math.min(...sooner.map((other) => other.cap));
    if (sooner.length > 0) found.push({ severity: 'warning', key: 'quotaTwice', values: { cap: least }, quotaId });
    return found;
  });
}

/** Whether it holds of nobody who completes: whoever it holds of may all be screened out. */
function neverCounts(
  condition: Condition,
  { possible, heldAtCompletion }: Foreseen,
  languages: readonly Locale[],
): boolean {
  const names = new Set(namesOf(condition));
  const alsoHeld = heldAtCompletion.filter((one) => namesOf(one).some((name) => names.has(name)));
  return judge({ op: 'and', of: [condition, ...alsoHeld] }, { ...possible, languages }) === false;
}

/** Whether of two that count the same the one is full first; of two that are full together it is the first. */
function isFirst(one: Quota, at: number, other: Quota, index: number): boolean {
  return one.cap < other.cap || (one.cap === other.cap && at < index);
}
