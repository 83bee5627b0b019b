import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll } from 'vitest';
import { dataFolder } from './program.ts';

/** The environment of processes that share an empty database of their own, of the kind that these tests run on. */
export async function emptyDatabase(): Promise<Record<string, string>> {
  const server = process.env.DATABASE_URL;
  if (!server) return { DATA_DIR: dataFolder() };
  const name = `jorip_start_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  afterAll(() => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href, DATA_DIR: dataFolder() };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
