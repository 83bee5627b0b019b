import { eq } from 'drizzle-orm';
import { UNBOUNDED } from '#domain/quiz/attempts.ts';
import { gradeInRounds } from '#domain/quiz/series/grade-in-rounds.ts';
import { toldMarks } from '#domain/quiz/told-marks.ts';
import { projects } from '#features/projects/server/tables.ts';
import { attemptsOf } from '#features/responses/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findGrades as endpoint } from '../../contract/grades.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { pageOfTakers } from './page-of-takers.ts';

/** What each person came to who took a quiz under their account, or told their name. */
export async function findGrades(
  db: Db,
  actor: Actor,
  projectId: string,
  query: Received<typeof endpoint>['query'],
): Promise<Given<typeof endpoint>> {
  const { series } = await getReadableProject(db, actor, projectId);
  const [project] = await db.select({ attempts: projects.attempts }).from(projects).where(eq(projects.id, projectId));
  const { grade } = project?.attempts ?? UNBOUNDED;
  const page = await pageOfTakers(db, projectId, query);
  const marked = await attemptsOf(
    db,
    projectId,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map(({ id, name, attempts, submitted, lastAt }) => {
    const result = gradeInRounds(grade, marked.get(id) ?? []);
    return {
      ...{ _id: id, name, attempts, submitted, lastAt: lastAt.toISOString() },
      marks: result ? toldMarks(result) : null,
      seconds: result?.seconds ?? null,
      rounds: result?.rounds ?? 0,
    };
  });
  return { ...page, items, grade, rounds: series?.rounds.length ?? 1 };
}
