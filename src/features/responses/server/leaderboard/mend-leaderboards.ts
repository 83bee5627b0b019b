import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { answerTextsInPortions, weighedTries } from '../answers-in-portions.ts';
import { offPathIds } from '../off-path-ids.ts';
import { respondents } from '../tables.ts';
import { countInThread } from '../tallies/contributions.ts';
import { countedColumns } from '../tallies/unfolded.ts';
import { recordScores } from './record-scores.ts';

const BATCH = 2_000;
/** Programs of two releases run beside each other for minutes. */
const SINCE = sql`now() - interval '2 days'`;

/**
 * Puts right what a program of a release that did not know leaderboards did while it ran beside this one: what it
 * folded has no score, and what it deleted or made anonymous keeps one.
 */
export async function mendLeaderboards(db: Db): Promise<void> {
  const { rows: upgrades } = await db.execute(sql`SELECT FROM schema_migrations WHERE applied_at > ${SINCE} LIMIT 1`);
  if (upgrades.length === 0) return;
  await forgetThoseGone(db);
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT p.id FROM projects p WHERE p.kind = 'quiz' AND EXISTS (
      SELECT FROM respondents r WHERE r.project_id = p.id AND r.folded_completion > ${SINCE} AND ${hasNoScore})`);
  for (const { id } of rows) await scoreThoseFolded(db, id);
}

const hasNoScore = sql`r.anonymised_at IS NULL
  AND NOT EXISTS (SELECT FROM scores s WHERE s.project_id = r.project_id AND s.respondent_id = r.id)`;

async function scoreThoseFolded(db: Db, projectId: string): Promise<void> {
  let after: Place | undefined;
  do {
    const found = await readWithoutScore(db, projectId, after);
    await score(db, projectId, found);
    after = found.length === BATCH ? found.at(-1) : undefined;
  } while (after);
}

/** Where a walk over those without a score has come to: what cannot be scored stays among them. */
type Place = Pick<Awaited<ReturnType<typeof readWithoutScore>>[number], 'id' | 'folded'>;

function readWithoutScore(db: Db, projectId: string, after: { id: string; folded: string } | undefined) {
  const { foldedCompletion, id } = respondents;
  return db
    .select({ ...countedColumns, offPathIds, ...weighedTries, folded: sql<string>`${foldedCompletion}::text` })
    .from(respondents)
    .where(
      and(
        eq(respondents.projectId, projectId),
        sql`${foldedCompletion} > ${SINCE}`,
        after && sql`(${foldedCompletion}, ${id}) > (${after.folded}::timestamptz, ${after.id}::uuid)`,
        sql`EXISTS (SELECT FROM respondents r WHERE r.project_id = ${respondents.projectId} AND r.id = ${id} AND ${hasNoScore})`,
      ),
    )
    .orderBy(asc(foldedCompletion), asc(id))
    .limit(BATCH);
}

async function score(db: Db, projectId: string, found: Awaited<ReturnType<typeof readWithoutScore>>): Promise<void> {
  for await (const rows of answerTextsInPortions(db, projectId, found)) {
    const { scored } = await countInThread(db, projectId, rows);
    const told = scored.filter(({ score }) => score !== null);
    await db.transaction(async (tx) => {
      // Whoever changes one of them meanwhile corrects its score itself.
      const { rows: still } = await tx.execute<{ id: string }>(sql`
        SELECT r.id FROM respondents r WHERE r.project_id = ${projectId} AND ${hasNoScore}
          AND r.id = any(${sql.param(told.map(({ respondentId }) => respondentId))}::uuid[]) FOR UPDATE SKIP LOCKED`);
      const ids = new Set(still.map(({ id }) => id));
      await recordScores(
        tx,
        projectId,
        told.filter(({ respondentId }) => ids.has(respondentId)),
      );
    });
  }
}

interface KeptScore extends Record<string, unknown> {
  project: string;
  id: string;
  taker: string;
  round: string;
  attempt: number;
  gone: boolean;
}

async function forgetThoseGone(db: Db): Promise<void> {
  let after: KeptScore | undefined;
  do {
    const { rows } = await db.execute<KeptScore>(sql`
      SELECT s.project_id AS project, s.respondent_id AS id, s.taker_id AS taker, s.round, s.attempt,
        r.id IS NULL OR r.anonymised_at IS NOT NULL AS gone
      FROM (
        SELECT * FROM scores
        WHERE ${after ? sql`(project_id, respondent_id) > (${after.project}::uuid, ${after.id}::uuid)` : sql`true`}
        ORDER BY project_id, respondent_id LIMIT ${BATCH}
      ) AS s LEFT JOIN respondents r ON r.project_id = s.project_id AND r.id = s.respondent_id
      ORDER BY s.project_id, s.respondent_id`);
    const gone = rows.filter((row) => row.gone);
    for (const [projectId, ofIt] of Map.groupBy(gone, ({ project }) => project)) {
      const scores = ofIt.map(({ id, taker, round, attempt }) => ({
        ...{ respondentId: id, takerId: taker, round, attempt },
        score: null,
      }));
      await db.transaction((tx) => recordScores(tx, projectId, scores));
    }
    after = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (after);
}
