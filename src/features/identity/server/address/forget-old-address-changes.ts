import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { deleteInBatches } from '#kit/server/database/delete-in-batches.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { addressChanges } from '../tables.ts';

/** Long after nobody may object any more; the log of activities tells of them for longer. */
const KEPT_DAYS = 30;

/** Every night: changes of addresses that nothing more can come of. */
export const forgetOldAddressChanges = defineJob({
  name: 'forget-old-address-changes',
  schema: z.object({}),
  line: 'slow',
  cron: '17 21 * * *',
  async run({ db, now }) {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
    await deleteInBatches(db, addressChanges, lt(addressChanges.createdAt, before));
  },
});
