import { and, eq, sql } from 'drizzle-orm';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { AppError } from '#kit/contract/errors.ts';
import { byteCache } from '#kit/server/byte-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { versions } from './tables.ts';

/** Versions never change, so one that was read stays right. */
const known = byteCache<Questionnaire>('questionnaires');

/** The questionnaire of a version, if this process has it at hand. */
export function knownQuestionnaire(projectId: string, version: number): Questionnaire | undefined {
  return known.get(keyOf(projectId, version));
}

/** The questionnaire of a version that a respondent or a project names. */
export async function questionnaireOf(db: Db, projectId: string, version: number): Promise<Questionnaire> {
  const cached = knownQuestionnaire(projectId, version);
  if (cached) return cached;
  const questionnaire = (await readVersions(db, projectId, [version])).get(version);
  if (!questionnaire) throw new AppError('not_found');
  return questionnaire;
}

/**
 * The questionnaires of several versions by their number, those that this process does not know yet in one statement.
 */
export async function questionnairesOf(
  db: Db,
  projectId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, Questionnaire>> {
  const found = new Map<number, Questionnaire>();
  for (const number of numbers) {
    const cached = knownQuestionnaire(projectId, number);
    if (cached) found.set(number, cached);
  }
  const unknown = numbers.filter((number) => !found.has(number));
  if (unknown.length === 0) return found;
  return new Map([...found, ...(await readVersions(db, projectId, unknown))]);
}

async function readVersions(
  db: Db,
  projectId: string,
  numbers: readonly number[],
): Promise<Map<number, Questionnaire>> {
  const rows = await db
    .select({ number: versions.number, content: versions.content })
    .from(versions)
    .where(and(eq(versions.projectId, projectId), sql`${versions.number} = any(${sql.param(numbers)}::int[])`));
  for (const { number, content } of rows) known.set(keyOf(projectId, number), content);
  return new Map(rows.map(({ number, content }) => [number, content]));
}

function keyOf(projectId: string, version: number): string {
  return `${projectId} ${version}`;
}
