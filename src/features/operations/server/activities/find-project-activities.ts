import { projectSubject } from '#features/projects/audit.ts';
import { requireVisible } from '#features/projects/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findProjectActivities as endpoint } from '../../contract/activities.ts';
import { findActivityPage } from './activity-page.ts';

type Query = Received<typeof endpoint>['query'];

/** What happened to a project that the caller sees. */
export async function findProjectActivities(db: Db, actor: Actor, projectId: string, query: Query) {
  await requireVisible(db, actor, projectId);
  const of = { subject: projectSubject.kind, thing: projectId };
  return await findActivityPage(db, actor, { ...query, ...of }, [undefined]);
}
