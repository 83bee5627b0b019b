import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#kit/server/database/open-database.ts';
import { databaseBeside, onPostgres } from '../../tools/on-postgres.ts';
import './global-setup.ts';
import { whenFileEnds } from './when-file-ends.ts';

/** A migrated database for this test file alone, dropped when the file is done. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('templateDatabase');
  return template.kind === 'postgres' ? await copyOnServer(template) : await copyFolder(template.folder);
}

async function copyFolder(template: string): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'jorip-test-'));
  cpSync(join(template, 'database'), join(folder, 'database'), { recursive: true });
  const database = await openDatabase({ dataDir: folder });
  whenFileEnds(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return database;
}

async function copyOnServer({ url, name: template }: { url: string; name: string }): Promise<Database> {
  const name = `jorip_test_${randomUUID().replaceAll('-', '')}`;
  await copyWhenFree(url, name, template);
  const database = await openDatabase({ url: databaseBeside(url, name), dataDir: '', poolSize: 10 });
  whenFileEnds(async () => {
    await database.close();
    // Without FORCE: PostgreSQL waits for closing connections, and a connection left open fails here.
    await onPostgres(url, `DROP DATABASE ${name}`);
  });
  return database;
}

/** Two files may copy at the same moment, but a template being looked at by another session is refused. */
async function copyWhenFree(url: string, name: string, template: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await onPostgres(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
    } catch (error) {
      const isInUse = error instanceof pg.DatabaseError && error.code === '55006';
      if (!isInUse || tries === 20) throw error;
    }
  }
}
