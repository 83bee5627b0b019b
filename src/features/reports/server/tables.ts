import { numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * What the folded runs add up to, a row a cell. `tally_key` is the domain's, empty for cells of the run itself. Whole numbers,
 * exact in any order of adding.
 */
export const tallies = pgTable(
  'tallies',
  {
    projectId: uuid().notNull(),
    tallyKey: text().notNull(),
    cell: text().notNull(),
    amount: numeric({ precision: 60, scale: 0 }).notNull(),
  },
  (tally) => [primaryKey({ columns: [tally.projectId, tally.tallyKey, tally.cell] })],
);
