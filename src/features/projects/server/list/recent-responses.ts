import { inArray } from 'drizzle-orm';
import { lastDhakaDays } from '#domain/text/dhaka-time.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { CountResponsesByDay } from '../dashboard/responses-by-day.ts';
import { projects } from '../tables.ts';

const DAYS = 30;

interface Wanted {
  projectIds: readonly string[];
  now: Date;
  responsesByDay: CountResponsesByDay;
}

/** How the responses of some projects came in of late, day by day. One statement, none without projects. */
export async function recentResponses(
  db: Db,
  { projectIds, now, responsesByDay }: Wanted,
): Promise<(projectId: string) => number[]> {
  if (projectIds.length === 0) return () => [];
  const days = lastDhakaDays(DAYS, now);
  const listed = db
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.id, [...projectIds]))
    .getSQL();
  const counted = await responsesByDay(db, { projectIds: listed, days });
  const known = new Map(counted.map(({ projectId, day, responses }) => [`${projectId} ${day}`, responses]));
  return (projectId) => days.map((day) => known.get(`${projectId} ${day}`) ?? 0);
}
