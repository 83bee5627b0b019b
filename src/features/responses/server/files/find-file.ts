import { and, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { files } from '../tables.ts';
import type { FileRow } from './pieces.ts';

/** A file of this respondent that was not given up. */
export async function findFile(db: Db, respondent: RespondentIds, key: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(isKept(respondent, key));
  return row;
}

/** The same, and whoever would name it or give it up waits until the transaction has ended. */
export async function holdFile(tx: Db, respondent: RespondentIds, key: string): Promise<FileRow | undefined> {
  const [row] = await tx.select().from(files).where(isKept(respondent, key)).for('update');
  return row;
}

function isKept({ projectId, respondentId }: RespondentIds, key: string) {
  return and(
    eq(files.projectId, projectId),
    eq(files.key, key),
    eq(files.respondentId, respondentId),
    eq(files.dropped, false),
  );
}
