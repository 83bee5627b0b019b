import { asc, eq } from 'drizzle-orm';
import { questionnairesOf } from '#features/projects/public.ts';
import { versions } from '#features/projects/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Version } from './merge-versions.ts';

/** Every published version of a project, ascending. Two statements, the second only for versions this process does not know. */
export async function findVersions(db: Db, projectId: string): Promise<Version[]> {
  const rows = await db
    .select({ number: versions.number })
    .from(versions)
    .where(eq(versions.projectId, projectId))
    .orderBy(asc(versions.number));
  const numbers = rows.map(({ number }) => number);
  const questionnaires = await questionnairesOf(db, projectId, numbers);
  return numbers.flatMap((number) => {
    const questionnaire = questionnaires.get(number);
    return questionnaire ? [{ number, questionnaire }] : [];
  });
}
