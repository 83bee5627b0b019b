import { randomUUID } from 'node:crypto';
import pg from 'pg';

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
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
