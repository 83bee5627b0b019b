import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Given } from '#kit/contract/endpoint.ts';
import { activities } from '#kit/server/audit/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import type { findSignIns as endpoint } from '../../contract/sessions.ts';
import { FACTOR_CHANGES, type FactorChange, REFUSALS } from '../../contract/ways-in.ts';

type SignIns = Given<typeof endpoint>;

/** Of each sort, so that whoever is refused a thousand times pushes no sign-in out of sight. */
const MOST_OF_A_SORT = 10;

/**
 * The last sign-ins to an account, the last that were refused and the last changes of its second step, as the security
 * log has them.
 */
export async function findSignIns(db: Db, person: { id: string }): Promise<SignIns> {
  const signedIn = await findLatest(db, person, ['signedIn']);
  const refused = await findLatest(db, person, ['signInRefused']);
  const changed = await findLatest(db, person, FACTOR_CHANGES);
  return [...signedIn, ...refused, ...changed].sort((one, other) => other.at.localeCompare(one.at));
}

async function findLatest(
  db: Db,
  person: { id: string },
  actions: readonly (FactorChange | 'signedIn' | 'signInRefused')[],
): Promise<SignIns> {
  const { id, at, action, actorId, changes, ip } = activities;
  const found = await db
    .select({ id, at, action, actorId, changes, ip })
    .from(activities)
    .where(
      and(
        eq(activities.subjectId, person.id),
        eq(activities.subject, accountSubject.kind),
        inArray(activities.action, [...actions]),
      ),
    )
    .orderBy(desc(activities.at), desc(activities.id))
    .limit(MOST_OF_A_SORT);
  return found.map((row) => {
    const device = row.changes.device?.after;
    const isOthers = row.actorId !== null && row.actorId !== person.id;
    return {
      _id: row.id,
      at: row.at.toISOString(),
      isRefused: row.action === 'signInRefused',
      refusal: REFUSALS.find((refusal) => refusal === row.changes.refusal?.after) ?? null,
      change: FACTOR_CHANGES.find((change) => change === row.action) ?? null,
      userAgent: typeof device === 'string' ? device : '',
      // Where staff did it from is nobody's business.
      ip: isOthers ? null : row.ip,
    };
  });
}
