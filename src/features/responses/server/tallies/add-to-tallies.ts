import { sql } from 'drizzle-orm';
import { splitKey, type Tally } from '#domain/answers/tally.ts';
import type { Db } from '#kit/server/database/db.ts';

interface CellRow {
  tallyKey: string;
  part: string;
  cell: string;
  amount: string;
}

/**
 * Adds to the stored tallies, in one order for everybody, so that two who add
 * to the same project never wait for each other.
 */
export async function addToTallies(tx: Db, projectId: string, tally: Tally): Promise<void> {
  const rows = [...tally].flatMap(([key, amounts]) =>
    Object.entries(amounts).map(([cell, amount]) => ({ ...splitKey(key), cell, amount: String(amount) })),
  );
  rows.sort((a, b) => compare(a.tallyKey, b.tallyKey) || compare(a.part, b.part) || compare(a.cell, b.cell));
  await addCells(
    tx,
    projectId,
    rows.filter(({ part }) => part === ''),
  );
  await addParts(
    tx,
    projectId,
    rows.filter(({ part }) => part !== ''),
  );
}

async function addCells(tx: Db, projectId: string, rows: readonly CellRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    INSERT INTO tallies (project_id, tally_key, cell, amount)
    SELECT ${projectId}::uuid, tally_key, cell, amount
    FROM unnest(${column(rows, 'tallyKey')}::text[], ${column(rows, 'cell')}::text[],
      ${column(rows, 'amount')}::numeric[]) AS added (tally_key, cell, amount)
    ON CONFLICT (project_id, tally_key, cell) DO UPDATE SET amount = tallies.amount + excluded.amount`);
}

async function addParts(tx: Db, projectId: string, rows: readonly CellRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    INSERT INTO tally_parts (project_id, tally_key, part, cell, amount)
    SELECT ${projectId}::uuid, tally_key, part, cell, amount
    FROM unnest(${column(rows, 'tallyKey')}::text[], ${column(rows, 'part')}::text[],
      ${column(rows, 'cell')}::text[], ${column(rows, 'amount')}::numeric[]) AS added (tally_key, part, cell, amount)
    ON CONFLICT (project_id, tally_key, part, cell) DO UPDATE SET amount = tally_parts.amount + excluded.amount`);
}

function column(rows: readonly CellRow[], name: keyof CellRow) {
  return sql.param(rows.map((row) => row[name]));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
