import { and, asc, type Column, eq, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { ALLOWANCE_MS } from '#domain/quiz/clock.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ParsedRef } from './respondent-ref.ts';
import { respondents } from './tables.ts';

/** What arrived in time may still be waiting to be written. */
const STILL_UNDER_WAY_MS = 30_000;

/** The last of a batch, where the next one begins. */
interface Place {
  until: string;
  respondentId: string;
}

interface Batch {
  now: Date;
  after: Place | undefined;
  most: number;
}

/**
 * Runs of quizzes whose time is up, those that were left where questions take turns, and those that a quiz closed upon
 * whose owner has them submitted then; those first that ran out first. Which of them are over at which moment is for
 * the domain to say.
 */
export async function overdueRuns(db: Db, { now, after, most }: Batch): Promise<(ParsedRef & Place)[]> {
  const { runsUntil, id } = respondents;
  const before = new Date(now.getTime() - STILL_UNDER_WAY_MS);
  const timeIsUp = lt(runsUntil, before);
  const byHand = and(eq(projects.status, 'complete'), or(isNull(projects.endsAt), gt(projects.endsAt, now)));
  const isClosed = or(byHand, lte(projects.endsAt, before));
  const isClosedUpon = and(sql`${projects.clock} ->> 'onClose' = 'submit'`, isClosed);
  const closedLater = (at: Column) => or(isNull(at), gt(at, runsUntil));
  // Without a total time nobody is closed upon: they are over once all their questions would be.
  const isLeftBehind = and(
    isNull(projects.clock),
    isNotNull(projects.questionSeconds),
    isNotNull(respondents.turn),
    timeIsUp,
    closedLater(projects.endsAt),
    closedLater(projects.closedAt),
  );
  const isOfRoundOver = and(isNotNull(projects.series), roundOver(before));
  const isNext: SQL | undefined =
    after && sql`(${runsUntil}, ${id}) > (${after.until}::timestamptz, ${after.respondentId}::uuid)`;
  return await db
    .select({
      projectId: respondents.projectId,
      respondentId: id,
      secret: respondents.secret,
      until: sql<string>`${runsUntil}::text`,
    })
    .from(respondents)
    .innerJoin(projects, eq(projects.id, respondents.projectId))
    .where(
      and(
        sql`${runsUntil} IS NOT NULL`,
        isNull(projects.takenDown),
        or(and(isNotNull(projects.clock), or(timeIsUp, isClosedUpon)), isLeftBehind, isOfRoundOver),
        isNext,
      ),
    )
    .orderBy(asc(runsUntil), asc(id))
    .limit(most);
}

/** How long after its end a round is looked into for runs that no deadline tells of; each look reads all of them. */
const LOOKED_INTO_MS = 3_600_000;

/**
 * Runs of rounds that ended within the last hour which no deadline tells of: nobody was served a question of theirs
 * since they began, or the round had no end then.
 */
export async function runsOfRoundsOver(
  db: Db,
  { now, after, most }: Omit<Batch, 'after'> & { after: ParsedRef | undefined },
): Promise<ParsedRef[]> {
  const { projectId, id: respondentId, secret, state, runsUntil } = respondents;
  const before = new Date(now.getTime() - STILL_UNDER_WAY_MS);
  const since = new Date(now.getTime() - LOOKED_INTO_MS);
  return await db
    .select({ projectId, respondentId, secret })
    .from(respondents)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(
      and(
        isNotNull(projects.series),
        isNull(projects.takenDown),
        anyRoundOver(since, before),
        ...[eq(state, 'answering'), isNull(runsUntil), roundOver(before)],
        after && sql`(${projectId}, ${respondentId}) > (${after.projectId}::uuid, ${after.respondentId}::uuid)`,
      ),
    )
    .orderBy(asc(projectId), asc(respondentId))
    .limit(most);
}

/** Of a project alone, so that nothing is read of others. */
function anyRoundOver(since: Date, before: Date): SQL {
  return sql`EXISTS (
    SELECT FROM jsonb_array_elements(${projects.series} -> 'rounds') AS rounds (told)
    WHERE (told ->> 'endsAt')::timestamptz BETWEEN ${since.toISOString()}::timestamptz
      AND ${before.toISOString()}::timestamptz)`;
}

/** The end of a round submits what somebody had, unless their quiz closed before it: by its end as it is by now. */
function roundOver(before: Date): SQL {
  return sql`EXISTS (
    SELECT FROM jsonb_array_elements(${projects.series} -> 'rounds') AS rounds (told)
    CROSS JOIN LATERAL (SELECT (told ->> 'endsAt')::timestamptz) AS ends (at)
    WHERE told ->> 'id' = ${respondents.round} AND ends.at > ${respondents.startedAt}
      AND ends.at < ${before.toISOString()}::timestamptz
      AND (${projects.endsAt} IS NULL OR ${projects.endsAt} > ends.at)
      AND (${projects.closedAt} IS NULL OR ${projects.closedAt} > ends.at))`;
}

/** Whether what somebody sends may still be taken because their own time is not up. */
export async function isAnyoneOnTheClock(db: Db, projectId: string, now: Date): Promise<boolean> {
  const stillRuns = gte(respondents.runsUntil, new Date(now.getTime() - ALLOWANCE_MS));
  const [one] = await db
    .select({ id: respondents.id })
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), stillRuns))
    .limit(1);
  return one !== undefined;
}
