import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from '../tables.ts';

/** The tallies do not tell versions apart, so rows are counted: no more of them than nobody waits for. */
const MOST_COUNTED = 20_000;

/** How many responses there are to each of these versions of a project; null where there are too many to count. */
export async function responsesByVersion(
  db: Db,
  projectId: string,
  versions: readonly number[],
): Promise<Map<number, number> | null> {
  const { rows } = await db.execute<{ version: number; state: string; counted: number }>(sql`
    select version, state, count(*)::int as counted
    from (select version, state from ${respondents} where project_id = ${projectId} limit ${MOST_COUNTED + 1}) as started
    group by version, state`);
  if (rows.reduce((total, { counted }) => total + counted, 0) > MOST_COUNTED) return null;
  const completed = rows.filter(({ state }) => state === 'completed');
  const counts = new Map(completed.map(({ version, counted }) => [version, counted]));
  return new Map(versions.map((version) => [version, counts.get(version) ?? 0]));
}
