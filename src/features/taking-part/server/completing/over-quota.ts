import type { Answers } from '#domain/answers/answer.ts';
import { sentOf } from '#domain/answers/reading/default-answers.ts';
import { splitByPath } from '#domain/questionnaire/flow.ts';
import type { Facts } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { fullQuotaOf, type PlacesTaken } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { OpenProject } from '../admission/open-project.ts';

/** What is known of somebody; `untouched` are those of the answers that nobody has sent. */
interface Standing {
  answers: Answers;
  untouched: Answers | null | undefined;
  facts: Facts;
}

/**
 * The full quota that somebody with these answers falls under already, so that nobody goes on answering in vain, by
 * what is known to be taken, or else by what the database says. An answer that nobody has sent yet turns nobody away:
 * it may still become another.
 */
export async function quotaInTheWay(
  taken: readonly PlacesTaken[] | { askedOf: Db },
  project: OpenProject,
  questionnaire: Questionnaire,
  { answers, untouched, facts }: Standing,
): Promise<string | undefined> {
  if (project.quotas.length === 0) return undefined;
  const { onPath } = splitByPath(questionnaire, answers, facts);
  const sure = untouched
    ? sureOf(onPath, splitByPath(questionnaire, sentOf(answers, untouched), facts).onPath)
    : onPath;
  return await fullQuotaOf(taken, project, sure, facts);
}

/** Answers that are on the path as it is, and without what nobody sent, which may lead to a question or past it. */
function sureOf(onPath: Answers, ofSent: Answers): Answers {
  return Object.fromEntries(Object.entries(ofSent).filter(([id]) => id in onPath));
}

/** Whether there is one. */
export async function isOverQuota(...asked: Parameters<typeof quotaInTheWay>): Promise<boolean> {
  return (await quotaInTheWay(...asked)) !== undefined;
}
