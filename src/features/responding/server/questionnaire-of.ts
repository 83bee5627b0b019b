import { and, eq } from 'drizzle-orm';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { versions } from '#features/projects/server/tables.ts';
import { AppError } from '#kit/contract/errors.ts';
import { BoundedMap } from '#kit/server/bounded-map.ts';
import type { Db } from '#kit/server/database/db.ts';

/** Versions never change, so one that was read stays right. */
const known = new BoundedMap<string, Questionnaire>(500);

/** The questionnaire of a version that a run or a project names. */
export async function questionnaireOf(db: Db, projectId: string, version: number): Promise<Questionnaire> {
  const key = `${projectId} ${version}`;
  const cached = known.get(key);
  if (cached) return cached;
  const [row] = await db
    .select({ content: versions.content })
    .from(versions)
    .where(and(eq(versions.projectId, projectId), eq(versions.number, version)));
  if (!row) throw new AppError('not_found');
  known.set(key, row.content);
  return row.content;
}
