import { and, eq, type SQL } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { parseRef, type RespondentAddress, toRef } from './respondent-ref.ts';
import { respondents } from './tables.ts';

export type RespondentRow = NonNullable<Awaited<ReturnType<typeof readRespondent>>>;

/** What a respondent's id on the wire says, which is all that its holder has to show. */
export function addressOf(ref: string): RespondentAddress {
  const address = parseRef(ref);
  if (!address) throw new AppError('not_found');
  return address;
}

/** The respondent at this address; `not_found` when there is none. */
export async function getRespondentRow(db: Db, address: RespondentAddress): Promise<RespondentRow> {
  const row = await findRespondentAt(db, address);
  if (!row) throw new AppError('not_found');
  return row;
}

/** The respondent at this address, if there is one. */
export function findRespondentAt(
  db: Db,
  { projectId, respondentId, secret }: RespondentAddress,
): Promise<RespondentRow | undefined> {
  return readRespondent(db, projectId, and(eq(respondents.id, respondentId), eq(respondents.secret, secret)));
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

async function readRespondent(db: Db, projectId: string, which: SQL | undefined) {
  const [row] = await db
    .select({
      projectId: respondents.projectId,
      id: respondents.id,
      secret: respondents.secret,
      version: respondents.version,
      state: respondents.state,
      locale: respondents.locale,
      answers: respondents.answers,
      details: respondents.details,
      revision: respondents.revision,
      saves: respondents.saves,
      startPrint: respondents.startPrint,
      startedAt: respondents.startedAt,
      completedAt: respondents.completedAt,
    })
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), which));
  return row;
}

/** The respondent's id on the wire. */
export function refOf({ projectId, id, secret }: Pick<RespondentRow, 'projectId' | 'id' | 'secret'>): string {
  return toRef({ projectId, respondentId: id, secret });
}
