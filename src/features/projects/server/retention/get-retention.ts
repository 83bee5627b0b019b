import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getRetention as endpoint } from '../../contract/retention.ts';
import type { Retention } from '../../contract/settings.ts';
import { isHarsher, mayManage } from '../../policy.ts';
import { projects } from '../tables.ts';
import { companyRoleOf, visibleTo } from '../visible-projects.ts';
import type { LookAtRetention } from './look-at-retention.ts';

type Query = Received<typeof endpoint>['query'];

/** What goes next of the answers of the caller's own project: as it is set, or as it would be. */
export async function getRetention(
  db: Db,
  actor: Actor,
  { id, days, end = 'delete' }: Query & { id: string },
  { now, lookAtRetention }: { now: Date; lookAtRetention: LookAtRetention },
): Promise<Given<typeof endpoint>> {
  const [project] = await db
    .select({
      ownerId: projects.ownerId,
      companyRole: companyRoleOf(actor),
      retention: projects.retention,
      since: projects.retentionSince,
    })
    .from(projects)
    .where(and(eq(projects.id, id), visibleTo(actor)));
  if (!project) throw new AppError('not_found');
  if (!mayManage(actor, project)) throw new AppError('forbidden');
  const retention: Retention | null = days === undefined ? project.retention : { days, end };
  if (!retention) return { retention, going: null };
  const since = isHarsher(retention, project.retention) ? now : (project.since ?? now);
  const going = await lookAtRetention(db, id, { retention, since }, now);
  return {
    retention,
    going: going && { ...going, at: going.at.toISOString(), until: going.until.toISOString() },
  };
}
