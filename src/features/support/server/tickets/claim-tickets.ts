import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { SIGN_IN_STATES } from '#features/identity/policy.ts';
import { users } from '#features/identity/server/tables.ts';
import { recordChanges, THE_PRODUCT } from '#kit/server/audit/record-change.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { ticketSubject } from '../../audit.ts';
import { tickets } from '../tables.ts';

/**
 * Every minute: gives tickets that are nobody's to the account that has their address by now, and has shown that it
 * reads what is sent there. Whoever reads that was sent the answers, too.
 */
export const claimTickets = defineJob({
  name: 'claim-tickets',
  schema: z.object({}),
  cron: '* * * * *',
  retryLimit: 0,
  async run({ db, now }) {
    await db.transaction(async (tx) => {
      const isTheirs = and(
        isNull(tickets.ownerId),
        eq(users.email, tickets.guestEmail),
        inArray(users.state, [...SIGN_IN_STATES]),
      );
      const claimed = await tx
        .update(tickets)
        .set({ ownerId: users.id })
        .from(users)
        .where(isTheirs)
        .returning({ id: tickets.id, name: tickets.subject, ownerId: users.id });
      const changes = claimed.map((ticket) => ({ action: 'claimed' as const, ...ticket }));
      await recordChanges(tx, THE_PRODUCT, ticketSubject, changes, now);
    });
  },
});
