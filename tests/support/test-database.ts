import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '#kit/server/database.ts';
import './global-setup.ts';

/** A migrated database for this test file alone, dropped when the file is done. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('templateDatabase');
  return template.kind === 'postgres' ? await copyOnServer(template) : await copyFolder(template.folder);
}

async function copyFolder(template: string): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'jorip-test-'));
  cpSync(join(template, 'database'), join(folder, 'database'), { recursive: true });
  const database = await openDatabase({ dataDir: folder });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return database;
}

async function copyOnServer({ url, name: template }: { url: string; name: string }): Promise<Database> {
  const name = `jorip_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, (server) => copyWhenFree(server, name, template));
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ url: own.href, dataDir: '', poolSize: 10 });
  afterAll(async () => {
    await database.close();
    // Without FORCE: PostgreSQL waits for closing connections, and a connection left open fails here.
    await onServer(url, (server) => server.query(`DROP DATABASE ${name}`));
  });
  return database;
}

/** Two files may copy at the same moment, but a template being looked at by another session is refused. */
async function copyWhenFree(server: pg.Client, name: string, template: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
      return;
    } catch (error) {
      const isInUse = error instanceof pg.DatabaseError && error.code === '55006';
      if (!isInUse || tries === 20) throw error;
    }
  }
}

async function onServer(url: string, run: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}
