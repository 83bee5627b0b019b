import { and, lt, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { tickets } from '../tables.ts';
import { CHOICES } from './choice-table.ts';

const RESTORABLE_DAYS = 30;

/** Removes what was offered, was deleted long ago and is had by no ticket. */
export const forgetDeletedChoices = defineJob({
  name: 'forget-deleted-choices',
  schema: z.object({}),
  cron: '52 2 * * *',
  async run({ db, now }) {
    const old = new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);
    for (const { table, ofTicket } of Object.values(CHOICES)) {
      const having = ofTicket && db.select({ one: sql`1` }).from(tickets).where(sql`${ofTicket} = ${table.id}`);
      await db.delete(table).where(and(lt(table.deletedAt, old), having ? notExists(having) : undefined));
    }
  },
});
