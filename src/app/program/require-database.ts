import type { Database } from '#kit/server/database/open-database.ts';
import { databaseError, StartError } from './start-error.ts';

const OLDEST = 15;

/** A database that lets us in and can hold what is written: anything else is better said now than met later. */
export async function requireDatabase({ kind, pool }: Database): Promise<void> {
  if (kind === 'embedded') return;
  const [server] = await ask(pool);
  if (server) requireServer(server);
}

interface Server {
  version: string;
  encoding: string;
}

/** Apart from the connection, because no test has every kind of server. */
export function requireServer({ version, encoding }: Server): void {
  if (Number.parseInt(version, 10) < OLDEST) {
    throw new StartError(`The database of DATABASE_URL is PostgreSQL ${version}. Jorip needs ${OLDEST} or later.`);
  }
  if (encoding !== 'UTF8') {
    throw new StartError(
      `The database of DATABASE_URL is in ${encoding} and cannot hold Bengali. Make it anew: createdb --encoding=UTF8 --template=template0 NAME`,
    );
  }
}

async function ask(pool: Database['pool']): Promise<Server[]> {
  try {
    const sql = `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding`;
    return (await pool.query<Server>(sql)).rows;
  } catch (error) {
    throw databaseError(error);
  }
}
