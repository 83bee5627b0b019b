import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import { askedAndNot } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { GradedMarks } from '#domain/quiz/grade.ts';
import { markAnswers } from '#domain/quiz/mark-answers.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { answerBytes, answersInPortions } from './answers-in-portions.ts';
import { takerOf } from './leaderboard/score-of.ts';
import { respondents } from './tables.ts';
import { secondsOf } from './tallies/counted-row.ts';

/** What an attempt came to, and of a quiz with rounds in which of them. */
export type Attempted = GradedMarks & { round: string };

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

/** By response, what one account came to in what it submitted; without those of which that is known already. */
export async function otherAttemptsOf(
  db: Db,
  projectId: string,
  userId: string,
  known: string[],
): Promise<ReadonlyMap<string, Attempted>> {
  const found = new Map<string, Attempted>();
  const rows = await readSubmitted(db, projectId, [userId], known);
  for await (const { row, came } of marked(db, projectId, rows)) found.set(row.id, came);
  return found;
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
