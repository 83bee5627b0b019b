import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { dhakaDay, fromDhakaInput } from '#domain/text/dhaka-time.ts';
import { DAY_MS, MINUTE_MS } from '#domain/text/durations.ts';
import type { Retention } from '#features/projects/contract/settings.ts';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from '../tables.ts';

/** From when on a respondent is kept for so many days: submitted or ended otherwise, or else saved last. */
const lastMoment = sql<Date>`coalesce(${respondents.completedAt}, ${respondents.touchedAt})`;

/** Of a project, those whom something is still to become of. What names nobody any more can only be deleted. */
function isKept(projectId: string, { end }: Retention): SQL | undefined {
  return and(eq(respondents.projectId, projectId), end === 'anonymise' ? isNull(respondents.anonymisedAt) : undefined);
}

/** Those of them that have been kept long enough at a moment. */
export function isDueBy(projectId: string, retention: Retention, at: Date): SQL | undefined {
  return and(isKept(projectId, retention), lte(lastMoment, keptSince(retention, at)));
}

/** What is from before this has been kept long enough. */
export function keptSince({ days }: Retention, at: Date): Date {
  return new Date(at.getTime() - days * DAY_MS);
}

export interface Oldest {
  /** When the first of those that are kept is due; null where there are none. */
  due: Date | null;
  /** When the first of them began. */
  began: Date | null;
}

/** One walk through all respondents of a project. */
export async function readOldest(db: Db, projectId: string, retention: Retention): Promise<Oldest> {
  const [row] = await db
    .select({
      last: sql<string | null>`min(${lastMoment})`,
      began: sql<string | null>`min(${respondents.startedAt})`,
    })
    .from(respondents)
    .where(isKept(projectId, retention));
  const due = row?.last ? new Date(Date.parse(row.last) + retention.days * DAY_MS) : null;
  return { due, began: row?.began ? new Date(row.began) : null };
}

/** Until the end of its day in Dhaka whatever is due on that day goes. */
export function endOfDay(at: Date): Date {
  const lastMinute = fromDhakaInput(`${dhakaDay(at)}T23:59`);
  return lastMinute === undefined ? at : new Date(Date.parse(lastMinute) + MINUTE_MS);
}

/** How many of them are due at a moment: submitted ones, and all others. */
export async function countDue(
  db: Db,
  projectId: string,
  retention: Retention,
  at: Date,
): Promise<{ responses: number; unfinished: number }> {
  const isResponse = sql`${respondents.state} = 'completed'`;
  const [row] = await db
    .select({
      responses: sql<number>`(count(*) filter (where ${isResponse}))::int`,
      unfinished: sql<number>`(count(*) filter (where not ${isResponse}))::int`,
    })
    .from(respondents)
    .where(isDueBy(projectId, retention, at));
  return { responses: row?.responses ?? 0, unfinished: row?.unfinished ?? 0 };
}
