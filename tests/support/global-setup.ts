// Migrates one database for the whole test run; every test file gets a copy of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#kit/server/database/migrate.ts';
import { openDatabase } from '#kit/server/database/open-database.ts';
import { databaseBeside, onPostgres } from '../../tools/on-postgres.ts';

export type TemplateDatabase = { kind: 'postgres'; url: string; name: string } | { kind: 'embedded'; folder: string };

declare module 'vitest' {
  interface ProvidedContext {
    templateDatabase: TemplateDatabase;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL;
  return url ? await setupPostgres(project, url) : await setupEmbedded(project);
}

async function setupPostgres(project: TestProject, url: string) {
  const name = `jorip_template_${process.pid}_${Date.now()}`;
  await onPostgres(url, `CREATE DATABASE ${name}`);
  const database = await openDatabase({ url: databaseBeside(url, name), dataDir: '' });
  await migrate(database);
  await database.close();
  project.provide('templateDatabase', { kind: 'postgres', url, name });
  return () => onPostgres(url, `DROP DATABASE ${name} WITH (FORCE)`);
}

async function setupEmbedded(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'jorip-template-'));
  const database = await openDatabase({ dataDir: folder });
  await migrate(database);
  await database.close();
  project.provide('templateDatabase', { kind: 'embedded', folder });
  return async () => rmSync(folder, { recursive: true, force: true });
}
