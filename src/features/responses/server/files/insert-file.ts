import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { files } from '../tables.ts';
import { findFile } from './find-file.ts';
import type { FileRow } from './pieces.ts';

/**
 * What each takes of the room at least: its row and its piece take more than a byte, and adding up all files of a
 * project has to stay quick.
 */
const LEAST_BYTES = 64 * 1024;

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

interface Bounds {
  room: FileRoom;
  /** How many of one respondent there may be to the question, those that were given up a moment ago included. */
  ofQuestion: number;
}

/**
 * Begins a file, or finds the one that was begun under this key. `gone` where that one was given up, `noRoom` where
 * there are as many as there may be: those of a project begin one after the other, so nobody gets around that.
 */
export async function insertFile(
  db: Db,
  file: NewFile,
  { room, ofQuestion }: Bounds,
  now: Date,
): Promise<FileRow | 'gone' | 'noRoom'> {
  const { projectId, respondentId, key, questionId, name, size } = file;
  const known = await findFile(db, file, key);
  if (known) return known;
  return await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`files ${projectId}`}, 0))`);
    const own = sql`project_id = ${projectId} AND respondent_id = ${respondentId}`;
    const taken = sql`coalesce(sum(greatest(size, ${LEAST_BYTES}::int)), 0) + ${Math.max(size, LEAST_BYTES)}::int`;
    const at = now.toISOString();
    await tx.execute(sql`
      INSERT INTO files (project_id, key, respondent_id, question_id, name, size, started_at, used_at)
      SELECT ${projectId}, ${key}, ${respondentId}, ${questionId}, ${name}, ${size}, ${at}, ${at}
      WHERE (SELECT ${taken} FROM files WHERE ${own}) <= ${room.ofRespondent}::bigint
        AND (SELECT ${taken} FROM files WHERE project_id = ${projectId}) <= ${room.ofProject}::bigint
        AND (SELECT count(*) FROM files WHERE ${own} AND question_id = ${questionId}) < ${ofQuestion}
      ON CONFLICT DO NOTHING`);
    const [held] = await tx
      .select()
      .from(files)
      .where(and(eq(files.projectId, projectId), eq(files.key, key)));
    if (held && !held.dropped && held.respondentId === respondentId) return held;
    return held ? 'gone' : 'noRoom';
  });
}
