import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { installJobs } from '../jobs/install-jobs.ts';
import { isAlreadyMade, sqlState } from './database-errors.ts';
import type { Db } from './db.ts';
import type { Database } from './open-database.ts';

/**
 * Brings the database to this program's schema. Several processes may start at once: the first to lock the table does
 * the work, the others wait for it and find nothing left.
 */
export async function migrate(database: Database, folder = findMigrationsFolder()): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  if ((await countPending(database.db, migrations)) > 0) {
    await createMigrationTable(database.db);
    await withoutLimit(database, (db) => applyPending(db, migrations));
  }
  await installJobs(database);
}

/** How many migrations of this program the database lacks; 0 when it is ready to serve. */
export async function pendingMigrations(
  database: Pick<Database, 'db'>,
  folder = findMigrationsFolder(),
): Promise<number> {
  return await countPending(database.db, readMigrationFiles({ migrationsFolder: folder }));
}

/**
 * A connection of its own, because those of the pool are ended when PostgreSQL stays silent as long as a migration may.
 */
async function withoutLimit({ pool }: Database, run: (db: Db) => Promise<void>): Promise<void> {
  const client = new pg.Client(pool.options);
  await client.connect();
  try {
    await run(drizzle(client));
  } finally {
    await client.end();
  }
}

/** In a transaction each: what one locks is free again before the next, which may take long, begins. */
async function applyPending(db: Db, migrations: MigrationMeta[]): Promise<void> {
  for (const migration of migrations) await applyOnceFree(db, migration, migrations);
}

/** Whoever serves meanwhile queues behind a lock that is waited for: so it is waited for shortly, and again. */
async function applyOnceFree(db: Db, migration: MigrationMeta, all: MigrationMeta[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction((tx) => apply(tx, migration, all));
    } catch (error) {
      if (!STEPS_BACK.has(sqlState(error) ?? '') || tries === MOST_TRIES) throw error;
      await setTimeout(BETWEEN_TRIES_MS);
    }
  }
}

async function apply(tx: Db, migration: MigrationMeta, all: MigrationMeta[]): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`);
  // One process at a time, while the others may still look what is missing.
  await tx.execute(sql`LOCK TABLE schema_migrations IN EXCLUSIVE MODE`);
  const applied = await readApplied(tx);
  refuseForeign(applied, all);
  if (applied.has(migration.hash)) return;
  await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCKED_WITHIN_MS}`));
  for (const statement of migration.sql) await tx.execute(sql.raw(statement));
  await tx.execute(
    sql`INSERT INTO schema_migrations (hash, made_at) VALUES (${migration.hash}, ${migration.folderMillis})`,
  );
}

/** Lacking some of ours and holding some that we do not know, it is on a way that does not lead here. */
function refuseForeign(applied: ReadonlySet<string>, migrations: readonly MigrationMeta[]): void {
  const known = new Set(migrations.map(({ hash }) => hash));
  const pending = migrations.some(({ hash }) => !applied.has(hash));
  if (pending && [...applied].some((hash) => !known.has(hash))) throw new OtherReleaseError();
}

export class OtherReleaseError extends Error {
  override name = 'OtherReleaseError';

  constructor() {
    super(
      'The database was made by another release of Jorip, which this one cannot follow. Start that one, or use another database.',
    );
  }
}

const UNDEFINED_TABLE = '42P01';
/** A lock that is not to be had soon, and two that wait for each other. */
const STEPS_BACK: ReadonlySet<string> = new Set(['55P03', '40P01']);

const LOCKED_WITHIN_MS = 2_000;
const BETWEEN_TRIES_MS = 1_000;
/** Some five minutes: whoever holds a table longer is to be found by people. */
const MOST_TRIES = 100;

async function countPending(db: Db, migrations: MigrationMeta[]): Promise<number> {
  try {
    const applied = await readApplied(db);
    return migrations.filter((migration) => !applied.has(migration.hash)).length;
  } catch (error) {
    if (sqlState(error) === UNDEFINED_TABLE) return migrations.length;
    throw error;
  }
}

async function readApplied(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ hash: string }>(sql`SELECT hash FROM schema_migrations`);
  return new Set(rows.map((row) => row.hash));
}

async function createMigrationTable(db: Db): Promise<void> {
  try {
    await db.execute(sql`
      CREATE TABLE IF NOT EXISTS schema_migrations (
        hash text PRIMARY KEY,
        made_at bigint NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`);
  } catch (error) {
    if (!isAlreadyMade(error)) throw error;
  }
}

/**
 * `migrations/` of this repository or installation: in the first folder above this file, source or built, that has it.
 */
function findMigrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'migrations');
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
  }
  throw new Error('The folder migrations/ is missing from this installation.');
}
