import { and, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { files } from '../tables.ts';
import type { FileRow } from './pieces.ts';

const dropped = { dropped: true, settled: false };

/** From now on nobody gets to see it; a job deletes what is stored. */
export async function dropFile(db: Db, { projectId, key }: Pick<FileRow, 'projectId' | 'key'>): Promise<void> {
  await db
    .update(files)
    .set(dropped)
    .where(and(eq(files.projectId, projectId), eq(files.key, key)));
}

/** All files of a respondent who is deleted. */
export async function dropFilesOf(db: Db, { projectId, respondentId }: RespondentIds): Promise<void> {
  await db
    .update(files)
    .set(dropped)
    .where(and(eq(files.projectId, projectId), eq(files.respondentId, respondentId)));
}
