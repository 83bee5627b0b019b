import { and, eq, inArray, sql } from 'drizzle-orm';
import { fileId, fileKey } from '#domain/questionnaire/kinds/files/file-id.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { files } from '../tables.ts';

/**
 * Whether each of these is a whole file that this respondent uploaded to this question. They count as used now, so that
 * nothing takes them for left behind before the answer that names them is written.
 */
export async function claimFiles(
  db: Db,
  { projectId, respondentId }: RespondentIds,
  questionId: string,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(files)
    .set({ usedAt: now })
    .where(
      and(
        eq(files.projectId, projectId),
        inArray(files.key, ids.map(fileKey)),
        eq(files.respondentId, respondentId),
        eq(files.questionId, questionId),
        eq(files.received, sql`${files.size}`),
        eq(files.dropped, false),
      ),
    )
    .returning({ key: files.key, name: files.name });
  const known = new Set(used.map(({ key, name }) => fileId(key, name)));
  return ids.every((id) => known.has(id));
}
