import type { Finding } from '../finding.ts';
import { questionsOf } from '../flow.ts';
import { checkCondition } from '../logic/check-logic.ts';
import { LANGUAGE } from '../logic/facts.ts';
import type { Questionnaire } from '../schema.ts';
import type { Quota } from './quota-schema.ts';

/** What keeps quotas from ever counting anybody: questions and options that are gone, conditions that cannot hold. */
export function checkQuotas(quotas: readonly Quota[], questionnaire: Questionnaire): Finding[] {
  if (quotas.length === 0) return [];
  const questions = new Map(questionsOf(questionnaire).map((question) => [question.id, question]));
  const facts = new Set([LANGUAGE, ...(questionnaire.hiddenValues ?? []).map(({ id }) => id)]);
  const named = { before: questions, questions, facts };
  return quotas.flatMap(({ id, condition }) => checkCondition(condition, named, { quotaId: id }));
}
