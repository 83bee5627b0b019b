import { hasRounds } from '#features/projects/policy.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findGrades as endpoint } from '../../contract/grades.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { gradeRuleOf, gradesOf } from './grades-of.ts';
import { pageOfTakers } from './page-of-takers.ts';

/** What each person came to who took a quiz under their account, or told their name. */
export async function findGrades(
  db: Db,
  actor: Actor,
  projectId: string,
  query: Received<typeof endpoint>['query'],
): Promise<Given<typeof endpoint>> {
  const project = await getReadableProject(db, actor, projectId);
  const grade = gradeRuleOf(project);
  const page = await pageOfTakers(db, projectId, query);
  const items = await gradesOf(db, projectId, grade, page.items);
  return { ...page, items, grade, rounds: hasRounds(project) ? project.series.rounds.length : 1 };
}
