import { and, eq } from 'drizzle-orm';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Db } from '#kit/server/database.ts';
import { versions } from './tables.ts';

/** A version never changes, so what was read once is kept: the latest used of a bounded number. */
const KEPT = 100;
const kept = new Map<string, Questionnaire>();

/** The content of a published version. Always the same object while it is kept: what is worked out from it is reused. */
export async function readVersion(db: Db, projectId: string, number: number): Promise<Questionnaire | undefined> {
  const known = kept.get(`${projectId}:${number}`);
  if (known) return rememberVersion(projectId, number, known);
  const [version] = await db
    .select({ content: versions.content })
    .from(versions)
    .where(and(eq(versions.projectId, projectId), eq(versions.number, number)));
  return version && rememberVersion(projectId, number, version.content);
}

/** Keeps a version's content and gives the object to use for it. */
export function rememberVersion(projectId: string, number: number, content: Questionnaire): Questionnaire {
  const key = `${projectId}:${number}`;
  const same = kept.get(key) ?? content;
  kept.delete(key);
  kept.set(key, same);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return same;
}
