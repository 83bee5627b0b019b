import { asc, eq } from 'drizzle-orm';
import { questionnairesOf } from '#features/projects/public.ts';
import { versions } from '#features/projects/server/tables.ts';
import { byteCache, jsonBytes } from '#kit/server/byte-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type MergedQuestion, mergeVersions, type Version } from './merge-versions.ts';

type Merged = readonly MergedQuestion[];

/** Versions read at once: 8 MB of the largest. */
const AT_ONCE = 16;

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
  const questions = await mergeVersions(newestFirst(db, projectId, numbers));
  known.set(key, questions);
  return { versions: numbers, questions };
}

/** From the newest on, so many at a time: what all of them have in common is held once. */
async function* newestFirst(db: Db, projectId: string, numbers: readonly number[]): AsyncGenerator<Version> {
  for (let end = numbers.length; end > 0; end -= AT_ONCE) {
    const some = numbers.slice(Math.max(0, end - AT_ONCE), end).reverse();
    const questionnaires = await questionnairesOf(db, projectId, some);
    for (const number of some) {
      const questionnaire = questionnaires.get(number);
      if (questionnaire) yield { number, questionnaire };
    }
  }
}

function bytesOf(questions: Merged): number {
  return jsonBytes(questions.map(({ options, ...question }) => [question, [...options]]));
}
