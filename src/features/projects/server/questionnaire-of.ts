import { and, eq, sql } from 'drizzle-orm';
import type { Asked, Questionnaire } from '#domain/questionnaire/schema.ts';
import { together } from '#domain/quiz/asked.ts';
import { markedByLater } from '#domain/quiz/mark-again.ts';
import type { Marking } from '#domain/quiz/marking-schema.ts';
import { AppError } from '#kit/contract/errors.ts';
import { byteCache } from '#kit/server/byte-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { versions } from './tables.ts';

/** A version as it is kept: what respondents are sent, and apart from it what they are marked by. */
interface Published {
  asked: Asked;
  marking: Marking | null;
}

/** Versions never change, so one that was read stays right. */
const known = byteCache<Published>('questionnaires');

/** The questionnaire of a version, if this process has it at hand. */
export function knownQuestionnaire(projectId: string, version: number): Asked | undefined {
  return known.get(keyOf(projectId, version))?.asked;
}

/** The questionnaire of a version that a respondent or a project names. */
export async function questionnaireOf(db: Db, projectId: string, version: number): Promise<Asked> {
  return (await publishedOf(db, projectId, version)).asked;
}

/** Which version somebody answered, and the later one whose key marks that, where one does (decision 159). */
export interface MarkedVersion {
  version: number;
  markedBy: number | null;
}

/** The same with the answer key that the answers are marked by: for those who count, and for who may be shown it. */
export async function keyedQuestionnaireOf(
  db: Db,
  projectId: string,
  { version, markedBy }: MarkedVersion,
): Promise<Questionnaire> {
  const own = await keyedVersion(db, projectId, version);
  return markedBy === null ? own : markedByLater(own, await keyedVersion(db, projectId, markedBy));
}

async function keyedVersion(db: Db, projectId: string, version: number): Promise<Questionnaire> {
  const { asked, marking } = await publishedOf(db, projectId, version);
  return together(asked, marking ?? undefined);
}

async function publishedOf(db: Db, projectId: string, version: number): Promise<Published> {
  const cached = known.get(keyOf(projectId, version));
  if (cached) return cached;
  const published = (await readVersions(db, projectId, [version])).get(version);
  if (!published) throw new AppError('not_found');
  return published;
}

/**
 * Those of several versions by their number with the keys that they were published with, for who counts: those that
 * this process does not know yet in one statement.
 */
export async function keyedQuestionnairesOf(
  db: Db,
  projectId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, Questionnaire>> {
  const found = new Map<number, Published>();
  for (const number of numbers) {
    const cached = known.get(keyOf(projectId, number));
    if (cached) found.set(number, cached);
  }
  const unknown = numbers.filter((number) => !found.has(number));
  for (const [number, published] of unknown.length > 0 ? await readVersions(db, projectId, unknown) : []) {
    found.set(number, published);
  }
  return new Map([...found].map(([number, { asked, marking }]) => [number, together(asked, marking ?? undefined)]));
}

async function readVersions(db: Db, projectId: string, numbers: readonly number[]): Promise<Map<number, Published>> {
  const rows = await db
    .select({ number: versions.number, asked: versions.content, marking: versions.marking })
    .from(versions)
    .where(and(eq(versions.projectId, projectId), sql`${versions.number} = any(${sql.param(numbers)}::int[])`));
  const read = new Map(rows.map(({ number, ...published }) => [number, published]));
  for (const [number, published] of read) known.set(keyOf(projectId, number), published);
  return read;
}

function keyOf(projectId: string, version: number): string {
  return `${projectId} ${version}`;
}
