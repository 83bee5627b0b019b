import { and, eq, type SQL } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { parseRef, type RunIds } from './respondent-ref.ts';
import { respondents } from './tables.ts';

export type RunRow = NonNullable<Awaited<ReturnType<typeof readRun>>>;

/** The ids in a respondent's id, which is all that its holder has to show. */
export function idsOf(ref: string): RunIds {
  const ids = parseRef(ref);
  if (!ids) throw new AppError('not_found');
  return ids;
}

/** The run of these ids; `not_found` when there is none. */
export async function getRunRow(db: Db, { projectId, runId }: RunIds): Promise<RunRow> {
  const row = await findRunById(db, { projectId, runId });
  if (!row) throw new AppError('not_found');
  return row;
}

/** The run of these ids, if there is one. */
export function findRunById(db: Db, { projectId, runId }: RunIds): Promise<RunRow | undefined> {
  return readRun(db, projectId, eq(respondents.id, runId));
}

/** The run that a start with this key made. */
export function findRunByStartKey(db: Db, projectId: string, startKey: string): Promise<RunRow | undefined> {
  return readRun(db, projectId, eq(respondents.startKey, startKey));
}

/** The run of somebody who may answer once. */
export function findRunByOnceKey(db: Db, projectId: string, onceKey: string): Promise<RunRow | undefined> {
  return readRun(db, projectId, eq(respondents.onceKey, onceKey));
}

async function readRun(db: Db, projectId: string, which: SQL) {
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
