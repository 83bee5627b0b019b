import type { Database } from '../database.ts';
import { createBoss } from './boss.ts';
import { LINES } from './limits.ts';

/** Creates the tables and lines of the job queue, once: from then on jobs may be enqueued. */
export async function installJobs(database: Database): Promise<void> {
  const boss = createBoss(database, { working: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    const known = new Set((await boss.getQueues()).map((queue) => queue.name));
    for (const line of LINES) if (!known.has(line)) await boss.createQueue(line);
  } finally {
    await boss.stop({ graceful: false });
  }
}
