import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { responseNews, tallies } from '../tables.ts';
import { tellPeople } from './tell-people.ts';

const BATCH = 500;

/** Once a day, before the daily emails go out, tells people how many responses came since they were last told. */
export const tellOfResponses = defineJob({
  name: 'tell-of-responses',
  schema: z.object({}),
  cron: '40 1 * * *',
  line: 'slow',
  async run({ db, now }) {
    for (let last: string | undefined; ; ) {
      const changed = await findChanged(db, last);
      for (const one of changed) await db.transaction((tx) => tellOfMore(tx, one, now));
      last = changed.at(-1)?.projectId;
      if (changed.length < BATCH) return;
    }
  },
});

interface Changed {
  projectId: string;
  told: number;
  folded: number;
}

function findChanged(db: Db, last: string | undefined): Promise<Changed[]> {
  const folded = sql<number>`${tallies.amount}::bigint`.mapWith(Number);
  const ofProject = and(
    eq(tallies.projectId, responseNews.projectId),
    eq(tallies.tallyKey, ''),
    eq(tallies.cell, 'completed'),
  );
  return db
    .select({ projectId: responseNews.projectId, told: responseNews.told, folded })
    .from(responseNews)
    .innerJoin(tallies, ofProject)
    .where(and(ne(sql`${tallies.amount}`, responseNews.told), last ? gt(responseNews.projectId, last) : undefined))
    .orderBy(asc(responseNews.projectId))
    .limit(BATCH);
}

/** Where responses were deleted, they did it themselves: there is nothing to tell. */
async function tellOfMore(tx: Db, { projectId, told, folded }: Changed, now: Date): Promise<void> {
  const raised = await tx
    .update(responseNews)
    .set({ told: folded })
    .where(and(eq(responseNews.projectId, projectId), eq(responseNews.told, told)))
    .returning({ told: responseNews.told });
  if (raised.length > 0 && folded > told) await tellPeople(tx, projectId, folded - told, now);
}
