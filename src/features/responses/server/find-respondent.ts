import { and, eq, type SQL } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { parseRef, type RespondentIds } from './respondent-ref.ts';
import { respondents } from './tables.ts';

export type RespondentRow = NonNullable<Awaited<ReturnType<typeof readRespondent>>>;

/** The ids in a respondent's id, which is all that its holder has to show. */
export function idsOf(ref: string): RespondentIds {
  const ids = parseRef(ref);
  if (!ids) throw new AppError('not_found');
  return ids;
}

/** The respondent of these ids; `not_found` when there is none. */
export async function getRespondentRow(db: Db, { projectId, respondentId }: RespondentIds): Promise<RespondentRow> {
  const row = await findRespondentById(db, { projectId, respondentId });
  if (!row) throw new AppError('not_found');
  return row;
}

/** The respondent of these ids, if there is one. */
export function findRespondentById(
  db: Db,
  { projectId, respondentId }: RespondentIds,
): Promise<RespondentRow | undefined> {
  return readRespondent(db, projectId, eq(respondents.id, respondentId));
}

/** Whom a start with this key made. */
export function findRespondentByStartKey(
  db: Db,
  projectId: string,
  startKey: string,
): Promise<RespondentRow | undefined> {
  return readRespondent(db, projectId, eq(respondents.startKey, startKey));
}

/** Somebody who may answer once. */
export function findRespondentByOnceKey(
  db: Db,
  projectId: string,
  onceKey: string,
): Promise<RespondentRow | undefined> {
  return readRespondent(db, projectId, eq(respondents.onceKey, onceKey));
}

async function readRespondent(db: Db, projectId: string, which: SQL) {
  const [row] = await db
    .select({
      id: respondents.id,
      version: respondents.version,
      state: respondents.state,
      locale: respondents.locale,
      answers: respondents.answers,
      details: respondents.details,
      revision: respondents.revision,
      saves: respondents.saves,
      startKey: respondents.startKey,
      startedAt: respondents.startedAt,
      completedAt: respondents.completedAt,
    })
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), which));
  return row;
}
