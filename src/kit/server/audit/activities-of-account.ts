import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { AccountPart } from '../account-data.ts';
import { activities } from './tables.ts';

const PORTION = 1_000;

/**
 * What a person did, and what was done to what is theirs, sign-ins included, the newest first. It stays for as long as
 * the log does: it tells others what happened.
 */
export const activitiesOfAccount: AccountPart = {
  name: 'activities',
  async *read(db, { id }) {
    const { at, id: activity, action, subject, subjectName, changes, ip } = activities;
    let last: { at: Date; id: string } | undefined;
    do {
      const portion = await db
        .select({ id: activity, at, action, subject, subjectName, changes, ip, by: activities.actorId })
        .from(activities)
        .where(
          and(
            or(eq(activities.actorId, id), eq(activities.ownerId, id)),
            last && or(lt(at, last.at), and(eq(at, last.at), lt(activity, last.id))),
          ),
        )
        .orderBy(desc(at), desc(activity))
        .limit(PORTION);
      // Where somebody else did it, from which address is theirs.
      for (const { id: _, by, ip: from, ...shown } of portion) {
        yield { ...shown, byYou: by === id, ...(by === id || by === null ? { ip: from } : {}) };
      }
      last = portion.length === PORTION ? portion.at(-1) : undefined;
    } while (last);
  },
};
