import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';

/** So many lines are in a block that is cut; one of twice as many is. */
const BLOCK = 512;

/**
 * Counts lines out of their blocks and into them; a block that has become long is cut. Whoever does holds the
 * leaderboard. Blocks follow each other without a gap, and the first begins at zero.
 */
export async function moveInBlocks(
  tx: Db,
  projectId: string,
  { gone, come }: { gone: readonly string[]; come: readonly string[] },
): Promise<void> {
  if (gone.length + come.length === 0) return;
  const keys = sql.param([...gone, ...come]);
  const by = sql.param([...gone.map(() => -1), ...come.map(() => 1)]);
  const { rows } = await tx.execute<{ longest: number }>(sql`
    WITH moved AS (
      SELECT (SELECT max(starts) FROM standing_blocks WHERE project_id = ${projectId} AND starts <= key) AS starts,
        sum(by)::int AS by
      FROM unnest(${keys}::numeric[], ${by}::int[]) AS told (key, by) GROUP BY 1
    ), written AS (
      UPDATE standing_blocks b SET amount = b.amount + moved.by FROM moved
      WHERE b.project_id = ${projectId} AND b.starts = moved.starts RETURNING b.amount
    )
    SELECT coalesce(max(amount), 0)::int AS longest FROM written`);
  if ((rows[0]?.longest ?? 0) > 2 * BLOCK) await cutLong(tx, projectId);
}

/** Lines of equal keys stay together, however many they are. */
async function cutLong(tx: Db, projectId: string): Promise<void> {
  await tx.execute(sql`
    WITH blocks AS (
      SELECT starts, amount, lead(starts) OVER (ORDER BY starts) AS next FROM standing_blocks
      WHERE project_id = ${projectId}
    ), lines AS (
      SELECT b.starts, s.key, (rank() OVER (PARTITION BY b.starts ORDER BY s.key) - 1) / ${BLOCK}::int AS part
      FROM blocks b JOIN standings s
        ON s.project_id = ${projectId} AND s.key >= b.starts AND (b.next IS NULL OR s.key < b.next)
      WHERE b.amount > ${2 * BLOCK}
    )
    INSERT INTO standing_blocks (project_id, starts, amount)
    SELECT ${projectId}::uuid, CASE WHEN part = 0 THEN starts ELSE min(key) END, count(*)::int
    FROM lines GROUP BY starts, part
    ON CONFLICT (project_id, starts) DO UPDATE SET amount = excluded.amount`);
}
