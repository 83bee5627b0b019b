import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { files } from '../tables.ts';
import { holdFile } from './find-file.ts';
import type { FileRow } from './pieces.ts';

const dropped = { dropped: true, settled: false };

/** From now on nobody gets to see it; a job deletes what is stored. */
export async function dropFile(db: Db, { projectId, key }: Pick<FileRow, 'projectId' | 'key'>): Promise<void> {
  await db
    .update(files)
    .set(dropped)
    .where(and(eq(files.projectId, projectId), eq(files.key, key)));
}

/**
 * Holds all files of a respondent, in one order for everybody, until the transaction ends. Before any other lock:
 * whoever names files, and whoever deletes what named them, comes to the places and to the respondent's row after them.
 */
export async function holdFilesOf(tx: Db, { projectId, respondentId }: RespondentIds): Promise<void> {
  await tx
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.projectId, projectId), eq(files.respondentId, respondentId)))
    .orderBy(asc(files.key))
    .for('update');
}

/** All files of a respondent who is deleted. */
export async function dropFilesOf(db: Db, { projectId, respondentId }: RespondentIds): Promise<void> {
  await db
    .update(files)
    .set(dropped)
    .where(and(eq(files.projectId, projectId), eq(files.respondentId, respondentId)));
}

/**
 * Drops a file of somebody who is answering, and takes it out of the answer that names it, so that no answer names
 * what is not there. `named` where a response that has ended or an answer that is final names it: then it stays.
 * `inUse` where it was used since.
 */
export async function takeBackFile(
  db: Db,
  respondent: RespondentIds,
  key: string,
  unusedSince?: Date,
): Promise<'gone' | 'named' | 'inUse'> {
  return await db.transaction(async (tx) => {
    const file = await holdFile(tx, respondent, key);
    if (!file) return 'gone';
    if (unusedSince && file.usedAt >= unusedSince) return 'inUse';
    await leaveOut(tx, file);
    if (await isNamed(tx, file)) return 'named';
    await dropFile(tx, file);
    return 'gone';
  });
}

/** The answer without this file; none at all where it was the only one. */
async function leaveOut(tx: Db, file: FileRow): Promise<void> {
  const { id, question, ofItsRespondent } = namesOf(file);
  await tx.execute(sql`
    UPDATE respondents r SET revision = r.revision + 1,
      answers = CASE WHEN jsonb_array_length(r.answers -> ${question}) = 1 THEN r.answers - ${question}
        ELSE jsonb_set(r.answers, ARRAY[${question}], (r.answers -> ${question}) - ${id}) END
    WHERE ${ofItsRespondent} AND r.state = 'answering' AND r.answers -> ${question} @> to_jsonb(${id})
      AND NOT coalesce(r.final, '[]') @> to_jsonb(${question})`);
}

async function isNamed(tx: Db, file: FileRow): Promise<boolean> {
  const { id, question, ofItsRespondent } = namesOf(file);
  const { rowCount } = await tx.execute(sql`
    SELECT 1 FROM respondents r WHERE ${ofItsRespondent} AND
      (r.answers -> ${question} @> to_jsonb(${id}) OR r.off_path -> ${question} @> to_jsonb(${id}))`);
  return rowCount !== 0;
}

function namesOf({ projectId, respondentId, questionId, key, name }: FileRow) {
  return {
    id: sql`${`${key}-${name}`}::text`,
    question: sql`${questionId}::text`,
    ofItsRespondent: sql`r.project_id = ${projectId} AND r.id = ${respondentId}`,
  };
}
