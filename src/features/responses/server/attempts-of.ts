import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import { askedAndNot } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { GradedMarks } from '#domain/quiz/grade.ts';
import { markAnswers } from '#domain/quiz/mark-answers.ts';
import { divide } from '#domain/quiz/points.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { answerBytes, answersInPortions } from './answers-in-portions.ts';
import { takerOf } from './leaderboard/score-of.ts';
import { scores } from './leaderboard-tables.ts';
import { respondents } from './tables.ts';
import { secondsOf } from './tallies/counted-row.ts';

/** What an attempt came to, and of a quiz with rounds in which of them. */
type Attempted = GradedMarks & { round: string };

/** What these people came to in each attempt that they submitted, in the order in which they were begun. */
export async function attemptsOf(
  db: Db,
  projectId: string,
  takerIds: readonly string[],
): Promise<ReadonlyMap<string, Attempted[]>> {
  const found = new Map<string, Attempted[]>(takerIds.map((id) => [id, []]));
  for await (const { row, came } of marked(db, projectId, await readSubmitted(db, projectId, takerIds)))
    found.get(takerOf(row))?.push(came);
  return found;
}

/**
 * The same of one account that looks at how it stands, as often as it likes: what was folded and waits for nothing is
 * known by its score, and the rest alone is read and marked.
 */
export async function ownAttemptsOf(db: Db, projectId: string, userId: string): Promise<Attempted[]> {
  const scored = await readScored(db, projectId, userId);
  const known: { row: Begun; came: Attempted }[] = [];
  for (const row of scored) known.push({ row, came: await cameByScore(db, projectId, row) });
  const except = scored.map(({ id }) => id);
  for await (const one of marked(db, projectId, await readSubmitted(db, projectId, [userId], except))) known.push(one);
  return known.toSorted((a, b) => inOrder(a.row, b.row)).map(({ came }) => came);
}

interface Begun {
  startedAt: Date;
  attempt: number | null;
}

function inOrder(one: Begun, other: Begun): number {
  return one.startedAt.getTime() - other.startedAt.getTime() || (one.attempt ?? 0) - (other.attempt ?? 0);
}

async function* marked(db: Db, projectId: string, rows: Awaited<ReturnType<typeof readSubmitted>>) {
  for await (const portion of answersInPortions(db, projectId, rows)) {
    for (const row of portion) {
      const { marking, ...questionnaire } = await keyedQuestionnaireOf(db, projectId, row);
      const { asked } = askedAndNot(questionnaire, row.answers, factsOf(row));
      const marks = marking && markAnswers(marking, asked, row.answers, row.handMarks);
      if (!marks) continue;
      const came: Attempted = { ...marks, pass: marking.pass, seconds: secondsOf(row) ?? 0, round: row.round };
      yield { row, came };
    }
  }
}

async function cameByScore(
  db: Db,
  projectId: string,
  { earned, points, ...row }: Awaited<ReturnType<typeof readScored>>[number],
): Promise<Attempted> {
  const { marking } = await keyedQuestionnaireOf(db, projectId, row);
  const pass = marking?.pass;
  const percent = Number(divide(earned * 10_000n, points)) / 100;
  const passed = pass === undefined ? undefined : earned * 100n >= points * BigInt(pass);
  return { earned, points, percent, passed, pass, waiting: 0, seconds: secondsOf(row) ?? 0, round: row.round };
}

/** Of what is folded a score is kept, and changed with whatever changes it. */
function readScored(db: Db, projectId: string, userId: string) {
  const { id, attempt, round, version, markedBy, startedAt, completedAt } = respondents;
  return db
    .select({
      ...{ id, userId: respondents.userId, attempt, round, version, markedBy, startedAt, completedAt },
      ...{ earned: scores.earned, points: scores.points },
    })
    .from(scores)
    .innerJoin(respondents, and(eq(respondents.projectId, scores.projectId), eq(id, scores.respondentId)))
    .where(and(eq(scores.projectId, projectId), eq(scores.takerId, userId), eq(scores.waiting, 0)));
}

function readSubmitted(db: Db, projectId: string, takerIds: readonly string[], except: string[] = []) {
  const { id, userId, attempt, round, state } = respondents;
  return db
    .select({
      ...{ id, userId, attempt, round },
      version: respondents.version,
      locale: respondents.locale,
      handMarks: respondents.handMarks,
      markedBy: respondents.markedBy,
      picked: respondents.picked,
      hiddenValues: respondents.hiddenValues,
      source: respondents.source,
      startedAt: respondents.startedAt,
      completedAt: respondents.completedAt,
      bytes: answerBytes,
    })
    .from(respondents)
    .where(
      and(
        ...[eq(respondents.projectId, projectId), eq(state, 'completed')],
        or(and(isNotNull(attempt), inArray(userId, [...takerIds])), and(isNull(attempt), inArray(id, [...takerIds]))),
        except.length > 0 ? notInArray(id, except) : undefined,
      ),
    )
    .orderBy(asc(userId), asc(respondents.startedAt), asc(attempt));
}
