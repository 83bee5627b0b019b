import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type ParsedRef, parseRef, toRef } from './respondent-ref.ts';
import { respondents } from './tables.ts';

/** What is read of a respondent as a whole. */
export const respondentColumns = {
  projectId: respondents.projectId,
  id: respondents.id,
  secret: respondents.secret,
  version: respondents.version,
  state: respondents.state,
  locale: respondents.locale,
  answers: respondents.answers,
  offPath: respondents.offPath,
  untouched: respondents.untouched,
  handMarks: respondents.handMarks,
  markedBy: respondents.markedBy,
  certificate: respondents.certificate,
  picked: respondents.picked,
  tries: respondents.tries,
  final: respondents.final,
  details: respondents.details,
  hiddenValues: respondents.hiddenValues,
  source: respondents.source,
  revision: respondents.revision,
  saves: respondents.saves,
  startKey: respondents.startKey,
  startPrint: respondents.startPrint,
  userId: respondents.userId,
  attempt: respondents.attempt,
  round: respondents.round,
  quotaId: respondents.quotaId,
  deadline: respondents.deadline,
  turn: respondents.turn,
  endedBy: respondents.endedBy,
  startedAt: respondents.startedAt,
  completedAt: respondents.completedAt,
};

export type RespondentRow = NonNullable<Awaited<ReturnType<typeof readRespondent>>>;

/** What a ref says, which is all that its holder has to show; `not_found` for what can be none. */
export function requireRef(ref: string): ParsedRef {
  const parsed = parseRef(ref);
  if (!parsed) throw new AppError('not_found');
  return parsed;
}

/** The respondent whom a ref opens; `not_found` when there is none. */
export async function getRespondentRow(db: Db, ref: ParsedRef): Promise<RespondentRow> {
  const row = await findRespondentByRef(db, ref);
  if (!row) throw new AppError('not_found');
  return row;
}

/** The respondent whom a ref opens, if there is one. */
export function findRespondentByRef(
  db: Db,
  { projectId, respondentId, secret }: ParsedRef,
): Promise<RespondentRow | undefined> {
  return readRespondent(db, projectId, and(eq(respondents.id, respondentId), eq(respondents.secret, secret)));
}

/** The respondent of a project with this id, for those who may see them without holding the ref. */
export function findRespondent(db: Db, projectId: string, id: string): Promise<RespondentRow | undefined> {
  return readRespondent(db, projectId, eq(respondents.id, id));
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

/** Somebody who takes a quiz, or one of its rounds, for the so manieth time. */
export function findRespondentByAttempt(
  db: Db,
  projectId: string,
  { userId, attempt, round }: { userId: string; attempt: number; round: string },
): Promise<RespondentRow | undefined> {
  const isIt = and(eq(respondents.userId, userId), eq(respondents.attempt, attempt), eq(respondents.round, round));
  return readRespondent(db, projectId, isIt);
}

/** Of somebody who takes a quiz several times: the attempt that is on the way, or else their last. */
export function findLastAttempt(db: Db, projectId: string, userId: string): Promise<RespondentRow | undefined> {
  const isTheirs = and(eq(respondents.userId, userId), isNotNull(respondents.attempt));
  return readRespondent(db, projectId, isTheirs, [
    sql`${respondents.state} = 'answering' DESC`,
    desc(respondents.startedAt),
    desc(respondents.attempt),
  ]);
}

async function readRespondent(db: Db, projectId: string, which: SQL | undefined, order: SQL[] = []) {
  const [row] = await db
    .select(respondentColumns)
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), which))
    .orderBy(...order)
    .limit(1);
  return row;
}

/** The respondent's ref, which is their `_id` on the wire. */
export function refOf({ projectId, id, secret }: Pick<RespondentRow, 'projectId' | 'id' | 'secret'>): string {
  return toRef({ projectId, respondentId: id, secret });
}
