import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { vacuumWorn } from './vacuum-tables.ts';

it('vacuums what is worn, and only that', async () => {
  const { db } = await openTestDatabase();
  for (const table of ['"Worn one"', 'sound']) {
    // PostgreSQL's own vacuuming may come by at any moment.
    await db.execute(sql`CREATE TABLE ${sql.raw(table)} (n int) WITH (autovacuum_enabled = false)`);
    await db.execute(sql`INSERT INTO ${sql.raw(table)} SELECT generate_series(1, 2000)`);
  }
  await db.execute(sql`UPDATE "Worn one" SET n = n + 1`);
  await db.execute(sql`SELECT pg_stat_force_next_flush()`);
  await vacuumWorn(db);
  await expect.poll(vacuumed, patience).toContain('Worn one');
  expect(await vacuumed()).not.toContain('sound');

  async function vacuumed(): Promise<string[]> {
    const { rows } = await db.execute<{ relname: string }>(
      sql`SELECT relname FROM pg_stat_user_tables WHERE last_vacuum IS NOT NULL`,
    );
    return rows.map((row) => row.relname);
  }
});
