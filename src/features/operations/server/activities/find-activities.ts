import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findActivities as endpoint } from '../../contract/activities.ts';
import { findActivityPage } from './activity-page.ts';

/** What everybody did. */
export function findActivities(db: Db, actor: Actor, query: Received<typeof endpoint>['query']) {
  return findActivityPage(db, actor, query, [undefined]);
}
