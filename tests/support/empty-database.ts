import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { databaseBeside, onPostgres } from '../../tools/on-postgres.ts';
import { dataFolder } from './program.ts';

/** The environment of processes that share an empty database of their own, of the kind that these tests run on. */
export async function emptyDatabase(): Promise<Record<string, string>> {
  const server = process.env.DATABASE_URL;
  if (!server) return { DATA_DIR: dataFolder() };
  const name = `jorip_start_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(server, `CREATE DATABASE ${name}`);
  afterAll(() => onPostgres(server, `DROP DATABASE ${name} WITH (FORCE)`));
  return { DATABASE_URL: databaseBeside(server, name), DATA_DIR: dataFolder() };
}
