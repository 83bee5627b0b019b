import { sql } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findResponseSources as endpoint } from '../../contract/responses.ts';
import { getReadableProject } from '../get-readable-project.ts';

type Sources = Given<typeof endpoint>;

const MOST_READ = 5_000;
const MOST_SOURCES = 100;

/**
 * Where respondents came from. Rows of either state are read, as in the list: leaving one out could mean walking the
 * whole table. What is not submitted is not told.
 */
export async function findResponseSources(db: Db, actor: Actor, projectId: string): Promise<Sources> {
  await getReadableProject(db, actor, projectId);
  const { rows } = await db.execute<Sources['sources'][number]>(sql`
    SELECT pair.key AS name, pair.value
    FROM (SELECT state, source FROM respondents WHERE project_id = ${projectId} ORDER BY id DESC LIMIT ${MOST_READ}) AS newest,
      jsonb_each_text(newest.source) AS pair
    WHERE newest.state = 'completed' AND pair.value <> ''
    GROUP BY pair.key, pair.value ORDER BY count(*) DESC, pair.key, pair.value LIMIT ${MOST_SOURCES}`);
  return { sources: rows };
}
