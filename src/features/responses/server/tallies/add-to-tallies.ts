import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { CellsToAdd } from './cells-to-add.ts';

/** Adds to the stored tallies. */
export async function addToTallies(tx: Db, projectId: string, { whole, within }: CellsToAdd): Promise<void> {
  if (whole.count > 0) {
    await tx.execute(sql`
      INSERT INTO tallies (project_id, tally_key, cell, amount)
      SELECT ${projectId}::uuid, tally_key, cell, amount
      FROM unnest(${whole.tallyKey}::text[], ${whole.cell}::text[], ${whole.amount}::numeric[])
        AS added (tally_key, cell, amount)
      ON CONFLICT (project_id, tally_key, cell) DO UPDATE SET amount = tallies.amount + excluded.amount`);
  }
  if (within.count > 0) {
    await tx.execute(sql`
      INSERT INTO tally_parts (project_id, tally_key, part, cell, amount)
      SELECT ${projectId}::uuid, tally_key, part, cell, amount
      FROM unnest(${within.tallyKey}::text[], ${within.part}::text[], ${within.cell}::text[],
        ${within.amount}::numeric[]) AS added (tally_key, part, cell, amount)
      ON CONFLICT (project_id, tally_key, part, cell) DO UPDATE SET amount = tally_parts.amount + excluded.amount`);
  }
}
