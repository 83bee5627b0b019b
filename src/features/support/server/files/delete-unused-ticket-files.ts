import { and, eq, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { defineJob, type Job } from '#kit/server/jobs/job.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { ticketFiles } from '../tables.ts';
import { storedName } from './keep-ticket-file.ts';

const AT_ONCE = 1_000;

/** Every hour: what no message has named for a day, or whose ticket is gone. The row goes last, so nothing is left. */
export const deleteUnusedTicketFiles = (storage: Storage): Job =>
  defineJob({
    name: 'delete-unused-ticket-files',
    schema: z.object({}),
    line: 'slow',
    cron: '37 * * * *',
    retryLimit: 0,
    async run({ db, now, log }) {
      const isUnused = and(isNull(ticketFiles.messageId), lt(ticketFiles.createdAt, new Date(now.getTime() - DAY_MS)));
      const unused = await db.select().from(ticketFiles).where(isUnused).limit(AT_ONCE);
      for (const file of unused) {
        try {
          // Whoever sends it along at this moment is told that it is gone.
          const [gone] = await db
            .update(ticketFiles)
            .set({ uploaderId: null })
            .where(and(eq(ticketFiles.id, file.id), isUnused))
            .returning({ id: ticketFiles.id });
          if (!gone) continue;
          await storage.delete(storedName(file));
          await db.delete(ticketFiles).where(eq(ticketFiles.id, file.id));
        } catch (error) {
          log.error({ err: error }, 'a file of a ticket could not be deleted');
        }
      }
    },
  });
