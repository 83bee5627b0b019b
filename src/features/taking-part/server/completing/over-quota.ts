import type { Answers } from '#domain/answers/answer.ts';
import { splitByPath } from '#domain/questionnaire/flow.ts';
import type { Facts } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { fullQuotaOf, type PlacesTaken } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { OpenProject } from '../admission/open-project.ts';

/**
 * The full quota that somebody with these answers falls under already, so that nobody goes on answering in vain, by
 * what is known to be taken, or else by what the database says.
 */
export async function quotaInTheWay(
  taken: readonly PlacesTaken[] | { askedOf: Db },
  project: OpenProject,
  questionnaire: Questionnaire,
  answers: Answers,
  facts: Facts,
): Promise<string | undefined> {
  if (project.quotas.length === 0) return undefined;
  return await fullQuotaOf(taken, project, splitByPath(questionnaire, answers, facts).onPath, facts);
}

/** Whether there is one. */
export async function isOverQuota(...asked: Parameters<typeof quotaInTheWay>): Promise<boolean> {
  return (await quotaInTheWay(...asked)) !== undefined;
}
