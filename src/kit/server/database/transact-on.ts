import type pg from 'pg';
import type { Db } from './db.ts';

/**
 * Transactions on connections of the pool. drizzle's own keep a connection for ever when its BEGIN fails, which is what
 * happens to each one in use while PostgreSQL restarts, and report the
 * ROLLBACK that failed then instead of what came first.
 */
export function transactOn(pool: pg.Pool, toDb: (client: pg.PoolClient) => Db): Db['transaction'] {
  const known = new WeakMap<pg.PoolClient, Db>();
  return async (run, config) => {
    const client = await pool.connect();
    const db = known.get(client) ?? toDb(client);
    known.set(client, db);
    let failure: unknown;
    try {
      const result = await db.transaction(async (tx) => {
        try {
          return await run(tx);
        } catch (error) {
          failure = error;
          throw error;
        }
      }, config);
      client.release();
      return result;
    } catch (error) {
      // What did not come from `run` came from BEGIN, COMMIT or ROLLBACK: how the connection stands is not known.
      client.release(error !== failure);
      throw failure ?? error;
    }
  };
}
