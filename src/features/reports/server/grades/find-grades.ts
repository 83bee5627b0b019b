import { eq } from 'drizzle-orm';
import { UNBOUNDED } from '#domain/quiz/attempts.ts';
import { gradeOf } from '#domain/quiz/grade.ts';
import { toldMarks } from '#domain/quiz/told-marks.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findGrades as endpoint } from '../../contract/grades.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { attemptsOf } from './attempts-of.ts';
import { pageOfTakers } from './page-of-takers.ts';

/** What each person came to who took a quiz under their account, or told their name. */
export async function findGrades(
  db: Db,
  actor: Actor,
  projectId: string,
  query: Received<typeof endpoint>['query'],
): Promise<Given<typeof endpoint>> {
  await getReadableProject(db, actor, projectId);
  const [project] = await db.select({ attempts: projects.attempts }).from(projects).where(eq(projects.id, projectId));
  const { grade } = project?.attempts ?? UNBOUNDED;
  const page = await pageOfTakers(db, projectId, query);
  const marked = await attemptsOf(
    db,
    projectId,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map(({ id, name, attempts, submitted, lastAt }) => {
    const result = gradeOf(grade, marked.get(id) ?? []);
    return {
      ...{ _id: id, name, attempts, submitted, lastAt: lastAt.toISOString() },
      marks: result ? toldMarks(result) : null,
      seconds: result?.seconds ?? null,
    };
  });
  return { ...page, items, grade };
}
