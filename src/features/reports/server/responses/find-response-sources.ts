import { sql } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findResponseSources as endpoint } from '../../contract/responses.ts';
import { getReadableProject } from '../get-readable-project.ts';

type Sources = Given<typeof endpoint>;
type Row = Sources['sources'][number] & { read: number };

const MOST_READ = 5_000;
const MOST_SOURCES = 100;

/**
 * Where respondents came from. Rows of either state are read, as in the list: leaving one out could mean walking the
 * whole table. What is not submitted is not told.
 */
export async function findResponseSources(db: Db, actor: Actor, projectId: string): Promise<Sources> {
  await getReadableProject(db, actor, projectId);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    WITH newest AS (
      SELECT state, source FROM respondents WHERE project_id = ${projectId} ORDER BY id DESC LIMIT ${MOST_READ}
    ), counted AS (
      SELECT pair.key AS name, pair.value, count(*)::int AS count
      FROM newest, jsonb_each_text(newest.source) AS pair
      WHERE newest.state = 'completed' AND pair.value <> ''
      GROUP BY pair.key, pair.value ORDER BY count DESC, pair.key, pair.value LIMIT ${MOST_SOURCES}
    )
    SELECT counted.*, (SELECT count(*)::int FROM newest WHERE state = 'completed') AS read
    FROM (SELECT 1) AS always LEFT JOIN counted ON true
    ORDER BY counted.count DESC, counted.name, counted.value`);
  const sources = rows.filter(({ name }) => name !== null).map(({ name, value, count }) => ({ name, value, count }));
  return { read: rows[0]?.read ?? 0, sources };
}
