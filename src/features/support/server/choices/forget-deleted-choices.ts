import { and, lt, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { CHOICE_KINDS } from '../../contract/ticket-choices.ts';
import { tickets } from '../tables.ts';
import { CHOICES } from './choice-table.ts';

const RESTORABLE_DAYS = 30;

/** Removes categories and priorities that were deleted long ago and that no ticket has. */
export const forgetDeletedChoices = defineJob({
  name: 'forget-deleted-choices',
  schema: z.object({}),
  cron: '52 2 * * *',
  async run({ db, now }) {
    const old = new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);
    for (const kind of CHOICE_KINDS) {
      const { table, ofTicket } = CHOICES[kind];
      const having = db.select({ one: sql`1` }).from(tickets).where(sql`${ofTicket} = ${table.id}`);
      await db.delete(table).where(and(lt(table.deletedAt, old), notExists(having)));
    }
  },
});
