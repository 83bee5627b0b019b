import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const database = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'jorip-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  await database.pool.query('DROP TABLE IF EXISTS first, schema_migrations');
  await database.pool.query('DROP SCHEMA pgboss CASCADE');
  writeMigrations('CREATE TABLE first (n int);--> statement-breakpoint\nINSERT INTO first VALUES (1);');
  expect(await pendingMigrations(database, folder)).toBe(1);
  await Promise.all(Array.from({ length: 8 }, () => migrate(database, folder)));
  expect(await pendingMigrations(database, folder)).toBe(0);
  expect((await database.db.execute(sql`SELECT n FROM first`)).rows).toEqual([{ n: 1 }]);
});

test('a migration that fails leaves nothing behind', async () => {
  writeMigrations(
    'CREATE TABLE first (n int);--> statement-breakpoint\nINSERT INTO first VALUES (1);',
    'CREATE TABLE half (n int);--> statement-breakpoint\nSELECT nonsense;',
  );
  await expect(migrate(database, folder)).rejects.toThrow();
  expect((await database.pool.query(`SELECT to_regclass('half') AS half`)).rows).toEqual([{ half: null }]);
  expect(await pendingMigrations(database, folder)).toBe(1);
});

test('a database on the way of another release is refused as it is', async () => {
  writeMigrations('CREATE TABLE elsewhere (n int);');
  await expect(migrate(database, folder)).rejects.toThrow('another release of Jorip');
  const { rows } = await database.db.execute(sql`SELECT to_regclass('elsewhere') AS made`);
  expect(rows).toEqual([{ made: null }]);
});
