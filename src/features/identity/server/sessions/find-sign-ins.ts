import { and, desc, eq } from 'drizzle-orm';
import type { Given } from '#kit/contract/endpoint.ts';
import { activities } from '#kit/server/audit/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import type { findSignIns as endpoint } from '../../contract/sessions.ts';

type SignIns = Given<typeof endpoint>;

/** Of each sort, so that whoever is refused a thousand times pushes no sign-in out of sight. */
const MOST_OF_A_SORT = 10;

/** The last sign-ins to an account, and the last that were refused, as the security log has them. */
export async function findSignIns(db: Db, person: { id: string }): Promise<SignIns> {
  const signedIn = await findLatest(db, person, 'signedIn');
  const refused = await findLatest(db, person, 'signInRefused');
  return [...signedIn, ...refused].sort((one, other) => other.at.localeCompare(one.at));
}

async function findLatest(db: Db, person: { id: string }, action: 'signedIn' | 'signInRefused'): Promise<SignIns> {
  const found = await db
    .select({ id: activities.id, at: activities.at, changes: activities.changes, ip: activities.ip })
    .from(activities)
    .where(
      and(
        eq(activities.subjectId, person.id),
        eq(activities.subject, accountSubject.kind),
        eq(activities.action, action),
      ),
    )
    .orderBy(desc(activities.at), desc(activities.id))
    .limit(MOST_OF_A_SORT);
  return found.map(({ id, at, changes, ip }) => {
    const device = changes.device?.after;
    return {
      _id: id,
      at: at.toISOString(),
      isRefused: action === 'signInRefused',
      userAgent: typeof device === 'string' ? device : '',
      ip,
    };
  });
}
