import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { completedCount } from './completed-count.ts';
import { countOnce } from './count-once.ts';

const LOOK_EVERY_MS = 2;
/** What counts the places under a response limit; no quota is called so. */
export const RESPONSE_LIMIT = '';

/** Writers end within milliseconds; whoever takes longer than this is not waited for any more. */
const WAIT_AT_MOST_MS = 10_000;

/**
 * Counts the completed responses under the project's present settings, once; the counter is raised from then on. A
 * completion may be under way that was let in by earlier settings: it is waited for, so the count misses none, while
 * everybody else goes on writing (decision 9).
 */
export const startCounting = countOnce(async (db, projectId) => {
  await db.transaction(async (tx) => {
    await lockCount(tx, projectId);
    const revision = await uncountedRevision(tx, projectId);
    if (revision === undefined) return;
    await writersUnderWay(tx);
    // Settings saved in the meantime need a count of their own.
    await tx.execute(sql`
      INSERT INTO place_counters (project_id, counter, since, taken)
      SELECT p.id, ${RESPONSE_LIMIT}, p.revision, ${completedCount(sql`p.id`)}
      FROM projects p WHERE p.id = ${projectId} AND p.revision = ${revision}
      ON CONFLICT (project_id, counter) DO UPDATE SET since = excluded.since, taken = excluded.taken`);
  });
});

/** One at a time for a project until the transaction ends: counting anew, and deleting what was counted. */
export async function lockCount(tx: Db, projectId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`place_counters ${projectId}`}, 0))`);
}

/** The revision of the settings, where nothing was counted under it yet. */
async function uncountedRevision(tx: Db, projectId: string): Promise<number | undefined> {
  const { rows } = await tx.execute<{ revision: number }>(sql`
    SELECT p.revision FROM projects p
    WHERE p.id = ${projectId}
      AND NOT EXISTS (SELECT 1 FROM place_counters c
        WHERE c.project_id = p.id AND c.counter = ${RESPONSE_LIMIT} AND c.since = p.revision)`);
  return rows[0]?.revision;
}

/**
 * Until every transaction has ended that is writing respondents now. PostgreSQL takes a statement's lock on the table
 * before it looks at the data, so whoever is not among them sees the settings that are being counted under.
 */
export async function writersUnderWay(tx: Db): Promise<void> {
  const { rows: writers } = await tx.execute<{ id: string }>(sql`
    SELECT virtualtransaction AS id FROM pg_locks
    WHERE locktype = 'relation' AND relation = 'respondents'::regclass AND mode = 'RowExclusiveLock' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND pid <> pg_backend_pid()`);
  const ids = sql.param(writers.map(({ id }) => id));
  for (let waited = 0; writers.length > 0; waited += LOOK_EVERY_MS) {
    const { rowCount } = await tx.execute(sql`
      SELECT 1 FROM pg_locks WHERE locktype = 'virtualxid' AND virtualxid = any(${ids}::text[]) LIMIT 1`);
    if (rowCount === 0) return;
    if (waited >= WAIT_AT_MOST_MS) throw new AppError('busy', { retryAfterSeconds: 1 });
    await wait(LOOK_EVERY_MS);
  }
}
