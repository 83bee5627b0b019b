import { sql } from 'drizzle-orm';
import type { Tally } from '#domain/answers/tally.ts';
import type { Db } from '#kit/server/database/db.ts';

/**
 * Adds to the stored tallies, in one order for everybody, so that two who add
 * to the same project never wait for each other.
 */
export async function addToTallies(tx: Db, projectId: string, tally: Tally): Promise<void> {
  const cells = [...tally].flatMap(([tallyKey, amounts]) =>
    Object.entries(amounts).map(([cell, amount]) => ({ tallyKey, cell, amount: String(amount) })),
  );
  if (cells.length === 0) return;
  cells.sort((a, b) => compare(a.tallyKey, b.tallyKey) || compare(a.cell, b.cell));
  const keys = sql.param(cells.map((cell) => cell.tallyKey));
  const names = sql.param(cells.map((cell) => cell.cell));
  const amounts = sql.param(cells.map((cell) => cell.amount));
  await tx.execute(sql`
    INSERT INTO tallies (project_id, tally_key, cell, amount)
    SELECT ${projectId}::uuid, tally_key, cell, amount
    FROM unnest(${keys}::text[], ${names}::text[], ${amounts}::numeric[]) AS added (tally_key, cell, amount)
    ON CONFLICT (project_id, tally_key, cell) DO UPDATE SET amount = tallies.amount + excluded.amount`);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
