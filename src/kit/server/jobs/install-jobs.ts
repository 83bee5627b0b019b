import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { isAlreadyMade } from '../database/database-errors.ts';
import type { Database } from '../database/open-database.ts';
import { createBoss } from './boss.ts';
import type { Line } from './job.ts';
import { LINES, POLICY } from './lines.ts';

const TRIES = 5;
/** Those that were given up are few among those that were done, and looked for by line and kind. */
const INDEX_OF_FAILED = sql`
  CREATE INDEX IF NOT EXISTS jobs_failed ON pgboss.job (name, (data->>'job')) WHERE state = 'failed'`;

/** Creates the tables and lines of the job queue, once: from then on jobs may be enqueued. */
export async function installJobs(database: Database): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await install(database);
    } catch (error) {
      // Two processes creating the same schema in one moment: the slower one looks again.
      if (!isAlreadyMade(error) || tries === TRIES) throw error;
    }
  }
}

async function install(database: Database): Promise<void> {
  const boss = createBoss(database, { working: false });
  boss.on('error', () => {});
  try {
    await boss.start();
    for (const line of LINES) await installLine(boss, line);
    await database.db.execute(INDEX_OF_FAILED);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * A line keeps its policy for ever, so one of an earlier release is made
 * anew; the mails that waited in it are found again.
 */
async function installLine(boss: PgBoss, line: Line): Promise<void> {
  const known = await boss.getQueue(line);
  if (known?.policy === POLICY) return;
  if (known) await boss.deleteQueue(line);
  await boss.createQueue(line, { policy: POLICY });
}
