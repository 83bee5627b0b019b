import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';

/** The release before counted no days. */
const BEFORE = 5;

test('folding gains the days of what is folded, and what folds as releases before did fails from then on', async () => {
  const { db } = await openTestDatabase();
  const migrations = readMigrationFiles({ migrationsFolder: 'migrations' });
  const statements = (some: typeof migrations) => some.flatMap((migration) => migration.sql);
  await db.transaction(async (tx) => {
    const run = (text: string) => tx.execute(sql.raw(text.replaceAll('"public".', '')));
    await run('CREATE SCHEMA earlier');
    // What indexes are made of stands where the database's extensions are.
    await run('SET LOCAL search_path TO earlier, public');
    await run(`SET LOCAL TIME ZONE 'America/New_York'`);
    for (const statement of statements(migrations.slice(0, BEFORE))) await run(statement);
    const foldAsBefore = `UPDATE respondents SET folded_as = state WHERE started_at < '2026-03-01'`;
    await run(`
      INSERT INTO respondents (project_id, id, version, state, locale, answers, details, source, started_at, completed_at)
      SELECT '00000000-0000-4000-8000-000000000001', gen_random_uuid(), 1, state, 'en', '{}', '{}', '{}', begun, ended
      FROM (VALUES ('completed', '2026-02-01'::timestamptz, '2026-03-04T17:59:59Z'::timestamptz),
        ('completed', '2026-02-01', '2026-03-04T18:00:00Z'), ('completed', '2026-03-04', '2026-03-04T18:00:00Z'),
        ('answering', '2026-02-01', NULL)) AS row (state, begun, ended)`);
    await run(foldAsBefore);
    for (const statement of statements(migrations.slice(BEFORE))) await run(statement);
    const { rows } = await run('SELECT cell, amount::int FROM tallies ORDER BY cell');
    expect(rows).toEqual([
      { cell: 'day:2026-03-04', amount: 1 },
      { cell: 'day:2026-03-05', amount: 1 },
    ]);
    expect((await run('SELECT count(*)::int AS left FROM respondents WHERE unfolded')).rows).toEqual([{ left: 1 }]);
    for (const name of ['folded_as', 'tallied_as', 'counted_as']) {
      const fold = foldAsBefore.replace('folded_as', name);
      await expect(tx.transaction((old) => old.execute(sql.raw(fold)))).rejects.toMatchObject({
        cause: { code: '42703' },
      });
    }
  });
});
