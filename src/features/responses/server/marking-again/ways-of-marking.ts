import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { marksAlike } from '#domain/quiz/mark-again.ts';
import { keyedQuestionnaireOf, type MarkedVersion } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { remarkings } from '../tables.ts';

/** The version that was answered, and the one whose key that is marked by. */
export type WayOfMarking = MarkedVersion;

/** In which ways respondents are marked now that the key of a version marks otherwise. */
export async function waysToMarkAgain(db: Db, projectId: string, by: number): Promise<WayOfMarking[]> {
  const { rows } = await db.execute<{ version: number; markedBy: number | null }>(sql`
    SELECT DISTINCT version, marked_by AS "markedBy" FROM respondents
    WHERE project_id = ${projectId} AND version < ${by} AND coalesce(marked_by, version) < ${by}`);
  const others = new Set<number>();
  for (const way of rows) {
    const now = await keyedQuestionnaireOf(db, projectId, way);
    const then = await keyedQuestionnaireOf(db, projectId, { version: way.version, markedBy: by });
    if (!marksAlike(now.marking, then.marking)) others.add(way.version);
  }
  // All of a version go the same way, so that what is superseded has nobody left.
  return rows.filter(({ version }) => others.has(version));
}

/** Versions whose answers are marked by the key of a later one: of each the last that it was, and any under way. */
export async function remarkedVersions(db: Db, projectId: string): Promise<{ version: number; markedBy: number }[]> {
  const { rows } = await db.execute<{ version: number; markedBy: number }>(sql`
    SELECT version, marked_by AS "markedBy" FROM remarkings r WHERE project_id = ${projectId} AND NOT EXISTS (
      SELECT FROM remarkings later WHERE later.project_id = r.project_id AND later.version = r.version
        AND later.marked_by > r.marked_by AND later.finished_at IS NOT NULL
    ) ORDER BY version, marked_by`);
  return rows;
}

const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

export type Remarking = NonNullable<Awaited<ReturnType<typeof lastRemarking>>>;

/** What the last change of a key did to the marks of a project; undefined where none did. */
export async function lastRemarking(db: Db, projectId: string) {
  const [last] = await db
    .select({
      markedBy: remarkings.markedBy,
      finishedAt:
        sql<Date | null>`CASE WHEN bool_and(${remarkings.finishedAt} IS NOT NULL) THEN max(${remarkings.finishedAt}) END`.mapWith(
          remarkings.finishedAt,
        ),
      results: sum(remarkings.results),
      changed: sum(remarkings.changed),
      markedBefore: sum(remarkings.markedBefore),
      markedAfter: sum(remarkings.markedAfter),
      percentBefore: sum(remarkings.percentBefore),
      percentAfter: sum(remarkings.percentAfter),
      passedBefore: sum(remarkings.passedBefore),
      passedAfter: sum(remarkings.passedAfter),
    })
    .from(remarkings)
    .where(eq(remarkings.projectId, projectId))
    .groupBy(remarkings.markedBy)
    .orderBy(desc(remarkings.markedBy))
    .limit(1);
  return last;
}

/** Ends what was under way by the key of a version; false where nothing was. */
export async function finishRemarking(tx: Db, projectId: string, by: number, now: Date): Promise<boolean> {
  const finished = await tx
    .update(remarkings)
    .set({ finishedAt: now })
    .where(and(eq(remarkings.projectId, projectId), eq(remarkings.markedBy, by), isNull(remarkings.finishedAt)))
    .returning({ version: remarkings.version });
  return finished.length > 0;
}
