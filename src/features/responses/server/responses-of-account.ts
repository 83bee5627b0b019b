import { eq, inArray } from 'drizzle-orm';
import { projects } from '#features/projects/server/tables.ts';
import type { AccountPart } from '#kit/server/account-data.ts';
import { files, placeCounters, respondents, retentionProgress, tallies, tallyParts } from './tables.ts';

/**
 * What was answered in the projects of a person goes with them; their owner downloads it from each. What is stored of
 * files, the hourly job deletes. Before the projects themselves, by which it is found.
 */
export const responsesOfAccount: AccountPart = {
  name: 'responses',
  async delete(tx, { id }) {
    const own = tx.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, id));
    await tx.update(files).set({ settled: false, dropped: true }).where(inArray(files.projectId, own));
    for (const table of [respondents, placeCounters, retentionProgress, tallies, tallyParts]) {
      await tx.delete(table).where(inArray(table.projectId, own));
    }
  },
};
