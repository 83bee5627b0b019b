import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { responseNews, tallies } from '../tables.ts';
import { tellPeople } from './tell-people.ts';

/**
 * Tells once that somebody answered, when the first response was folded: whoever answers waits for nothing.
 * What came with it is told of already.
 */
export async function tellOfFirst(db: Db, projectId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      INSERT INTO ${responseNews} (project_id, told)
      SELECT project_id, amount FROM ${tallies}
      WHERE project_id = ${projectId} AND tally_key = '' AND cell = 'completed' AND amount > 0
      ON CONFLICT DO NOTHING RETURNING 1`);
    if (rows.length > 0) await tellPeople(tx, projectId, 'first', now);
  });
}
