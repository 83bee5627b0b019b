import type { FastifyInstance } from 'fastify';
import { pendingMigrations } from '#kit/server/database/migrate.ts';
import type { Database } from '#kit/server/database/open-database.ts';

/** Whoever asks (a proxy, an orchestrator) gives up soon after, and takes no answer for an answer of its own kind. */
const ANSWER_WITHIN_MS = 5_000;

/** `/healthz`: this process is alive. `/readyz`: it can serve, for its database answers and is up to date. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', () => ({ alive: true }));

  app.get('/readyz', async (request, reply) => {
    try {
      const pending = await inTime(pendingMigrations(database));
      if (pending === 0) return { ready: true };
      return await reply.code(503).send({ ready: false, reason: `${pending} migrations are missing` });
    } catch (error) {
      request.log.error({ err: error, place: 'health' }, 'not ready');
      return await reply.code(503).send({ ready: false, reason: 'the database does not answer' });
    }
  });
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
