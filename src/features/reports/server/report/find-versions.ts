import { asc, eq } from 'drizzle-orm';
import { versions } from '#features/projects/server/tables.ts';
import { questionnaireOf } from '#features/responding/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Version } from './merge-versions.ts';

/** Every published version of a project, ascending. Only those this process has not seen yet are read. */
export async function findVersions(db: Db, projectId: string): Promise<Version[]> {
  const rows = await db
    .select({ number: versions.number })
    .from(versions)
    .where(eq(versions.projectId, projectId))
    .orderBy(asc(versions.number));
  const found: Version[] = [];
  for (const { number } of rows) found.push({ number, questionnaire: await questionnaireOf(db, projectId, number) });
  return found;
}
