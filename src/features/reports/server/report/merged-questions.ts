import { asc, eq } from 'drizzle-orm';
import { questionnairesOf } from '#features/projects/public.ts';
import { versions } from '#features/projects/server/tables.ts';
import { byteCache, jsonBytes } from '#kit/server/byte-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type MergedQuestion, mergeVersions } from './merge-versions.ts';

type Merged = readonly MergedQuestion[];

/** By project and its versions, which never change. */
const known = byteCache<Merged>('mergedVersions', bytesOf);

/** The published versions of a project, ascending, and the questions of all of them, merged once by this process. */
export async function mergedQuestions(db: Db, projectId: string): Promise<{ versions: number[]; questions: Merged }> {
  const rows = await db
    .select({ number: versions.number })
    .from(versions)
    .where(eq(versions.projectId, projectId))
    .orderBy(asc(versions.number));
  const numbers = rows.map(({ number }) => number);
  const key = `${projectId} ${numbers.join(' ')}`;
  const cached = known.get(key);
  if (cached) return { versions: numbers, questions: cached };
  const questions = await merge(db, projectId, numbers);
  known.set(key, questions);
  return { versions: numbers, questions };
}

async function merge(db: Db, projectId: string, numbers: readonly number[]): Promise<Merged> {
  const questionnaires = await questionnairesOf(db, projectId, numbers);
  return mergeVersions([...questionnaires].map(([number, questionnaire]) => ({ number, questionnaire })));
}

function bytesOf(questions: Merged): number {
  return jsonBytes(questions.map(({ options, ...question }) => [question, [...options]]));
}
