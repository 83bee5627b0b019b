import { isAlreadyMade } from '../database/database-errors.ts';
import type { Database } from '../database/open-database.ts';
import { createBoss } from './boss.ts';
import { LINES } from './limits.ts';

const TRIES = 5;

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
    const known = new Set((await boss.getQueues()).map((queue) => queue.name));
    for (const line of LINES) if (!known.has(line)) await boss.createQueue(line);
  } finally {
    await boss.stop({ graceful: false });
  }
}
