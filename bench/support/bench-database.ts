import { randomUUID } from 'node:crypto';
import { databaseBeside, onPostgres } from '../../tools/on-postgres.ts';

export interface BenchDatabase {
  /** Undefined for the embedded one. */
  url: string | undefined;
  drop(): Promise<void>;
}

/** A database for one bench: on the PostgreSQL of DATABASE_URL, or embedded in the bench's folder. */
export async function createBenchDatabase(): Promise<BenchDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server) return { url: undefined, drop: async () => {} };
  const name = `jorip_bench_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(server, `CREATE DATABASE ${name}`);
  const drop = () => onPostgres(server, `DROP DATABASE ${name} WITH (FORCE)`);
  return { url: databaseBeside(server, name), drop };
}
