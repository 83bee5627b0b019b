import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { files } from '../tables.ts';
import type { FileRow } from './pieces.ts';

/** Bytes of all files together, unfinished ones by what they are to become. */
export interface FileRoom {
  ofRespondent: number;
  ofProject: number;
}

export interface NewFile extends RespondentIds {
  key: string;
  questionId: string;
  name: string;
  size: number;
}

/** Begins a file, or finds the one that was begun under this key. Undefined where there is no room for it. */
export async function insertFile(db: Db, file: NewFile, room: FileRoom, now: Date): Promise<FileRow | undefined> {
  const { projectId, respondentId, key, questionId, name, size } = file;
  const bytesOf = (respondent = sql`true`) =>
    sql`(SELECT coalesce(sum(size), 0) FROM files WHERE project_id = ${projectId} AND ${respondent})`;
  await db.execute(sql`
    INSERT INTO files (project_id, key, respondent_id, question_id, name, size, started_at, used_at)
    SELECT ${projectId}, ${key}, ${respondentId}, ${questionId}, ${name}, ${size}, ${now.toISOString()}, ${now.toISOString()}
    WHERE ${bytesOf(sql`respondent_id = ${respondentId}`)} + ${size} <= ${room.ofRespondent}
      AND ${bytesOf()} + ${size} <= ${room.ofProject}
    ON CONFLICT DO NOTHING`);
  return await findFile(db, { projectId, respondentId }, key);
}

/** A file of this respondent that was not given up. */
export async function findFile(
  db: Db,
  { projectId, respondentId }: RespondentIds,
  key: string,
): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.projectId, projectId),
        eq(files.key, key),
        eq(files.respondentId, respondentId),
        eq(files.dropped, false),
      ),
    );
  return row;
}
