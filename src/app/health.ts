import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#kit/server/database.ts';
import { pendingMigrations } from '#kit/server/migrate.ts';

/** `/healthz`: this process is alive. `/readyz`: it can serve, for its database answers and is up to date. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', () => ({ alive: true }));

  app.get('/readyz', async (request, reply) => {
    try {
      await database.db.execute(sql`select 1`);
      const pending = await pendingMigrations(database);
      if (pending === 0) return { ready: true };
      return await reply.code(503).send({ ready: false, reason: `${pending} migrations are missing` });
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return await reply.code(503).send({ ready: false, reason: 'the database does not answer' });
    }
  });
}
