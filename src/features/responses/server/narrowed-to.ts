import { and, type SQL, sql } from 'drizzle-orm';
import { respondents } from './tables.ts';

/** Which completed responses are meant; what is left out says nothing. */
export interface Narrowing {
  /** In Dhaka, YYYY-MM-DD, both taken in. */
  from?: string | undefined;
  until?: string | undefined;
  /** A value of where they came from, whatever it is named. */
  source?: string | undefined;
}

/** The first day that the database knows. */
const FIRST_DAY = '0001-01-01';

/** Completed responses within the days and from the source. */
export function isNarrowedTo({ from, until, source }: Narrowing): SQL | undefined {
  return and(isWithinDays(sql`${respondents.completedAt}`, { from, until }), isFrom(source));
}

/** Whether a moment lies within the days. */
export function isWithinDays(at: SQL, { from, until }: Pick<Narrowing, 'from' | 'until'>): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${at} >= ${beginOf(from)}`,
    until === undefined ? undefined : sql`${at} < ${beginOf(until)} + interval '1 day'`,
  );
}

/** Whether a respondent came with this value. */
export function isFrom(source: string | undefined): SQL | undefined {
  if (source === undefined) return undefined;
  return sql`EXISTS (SELECT FROM jsonb_each_text(${respondents.source}) AS came WHERE came.value = ${source})`;
}

function beginOf(day: string): SQL {
  return sql`(${day < FIRST_DAY ? FIRST_DAY : day}::timestamp AT TIME ZONE interval '6 hours')`;
}
