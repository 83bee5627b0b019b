import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const database = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'jorip-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await database.pool.query('DROP TABLE IF EXISTS first, second, schema_migrations');
});

const FIRST = 'CREATE TABLE first (n int);--> statement-breakpoint\nINSERT INTO first VALUES (1);';

function writeMigrations(...statements: string[]) {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = statements.map((statement, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(folder, `${tag}.sql`), statement);
    return { idx, version: '7', when: 1_000 + idx, tag, breakpoints: true };
  });
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
}

// Several rounds: who meets whose half-made table, type or schema differs from one to the next.
test.each([1, 2, 3, 4, 5])('processes that start together apply every migration once, round %i', async () => {
  await database.pool.query('DROP SCHEMA pgboss CASCADE');
  writeMigrations(FIRST);
  expect(await pendingMigrations(database, folder)).toBe(1);
  await Promise.all(Array.from({ length: 8 }, () => migrate(database, folder)));
  expect(await pendingMigrations(database, folder)).toBe(0);
  expect((await database.db.execute(sql`SELECT n FROM first`)).rows).toEqual([{ n: 1 }]);
});

// The embedded database runs one transaction at a time.
test.skipIf(database.kind === 'embedded')('who looks during a migration is told at once what is missing', async () => {
  writeMigrations('SELECT pg_advisory_xact_lock(1);');
  const holder = await database.pool.connect();
  await holder.query('SELECT pg_advisory_lock(1)');
  const migrating = migrate(database, folder);
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `SELECT 1 FROM pg_locks JOIN pg_database ON oid = database
       WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  }, patience);
  expect(await pendingMigrations(database, folder)).toBe(1);
  await holder.query('SELECT pg_advisory_unlock(1)');
  holder.release();
  await migrating;
  expect(await pendingMigrations(database, folder)).toBe(0);
});

test.skipIf(database.kind === 'embedded')(
  'a table that somebody holds is waited for, each migration by itself',
  async () => {
    writeMigrations(FIRST);
    await migrate(database, folder);
    const holder = await database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE first IN ACCESS SHARE MODE');
    writeMigrations(FIRST, 'CREATE TABLE second (n int);', 'ALTER TABLE first ADD COLUMN m int;');
    const migrating = migrate(database, folder);
    // The one before it is in, whatever holds up the last.
    await vi.waitFor(async () => expect(await pendingMigrations(database, folder)).toBe(1), patience);
    // While it steps back, whoever reads comes through.
    await database.pool.query('SELECT n FROM first');
    expect(await pendingMigrations(database, folder)).toBe(1);
    await holder.query('COMMIT');
    holder.release();
    await migrating;
    expect(await pendingMigrations(database, folder)).toBe(0);
  },
);

test('a migration that fails leaves nothing behind', async () => {
  writeMigrations(FIRST);
  await migrate(database, folder);
  writeMigrations(FIRST, 'CREATE TABLE half (n int);--> statement-breakpoint\nSELECT nonsense;');
  await expect(migrate(database, folder)).rejects.toThrow();
  expect((await database.pool.query(`SELECT to_regclass('half') AS half`)).rows).toEqual([{ half: null }]);
  expect(await pendingMigrations(database, folder)).toBe(1);
});

test('a database on the way of another release is refused as it is', async () => {
  writeMigrations(FIRST);
  await migrate(database, folder);
  writeMigrations('CREATE TABLE elsewhere (n int);');
  await expect(migrate(database, folder)).rejects.toThrow('another release of Jorip');
  const { rows } = await database.db.execute(sql`SELECT to_regclass('elsewhere') AS made`);
  expect(rows).toEqual([{ made: null }]);
});
