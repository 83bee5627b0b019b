import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { activities } from '#kit/server/audit/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findOwnActivities as endpoint } from '../../contract/activities.ts';
import { findActivityPage } from './activity-page.ts';

/**
 * What somebody did, and what others did to what is theirs: each half is read from the end of an index of its own, for
 * no index has both in order.
 */
export function findOwnActivities(db: Db, actor: Actor, query: Received<typeof endpoint>['query']) {
  const byOthers = or(isNull(activities.actorId), ne(activities.actorId, actor.id));
  return findActivityPage(db, actor, query, [
    eq(activities.actorId, actor.id),
    and(eq(activities.ownerId, actor.id), byOthers),
  ]);
}
