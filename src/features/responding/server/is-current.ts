import { type SQL, sql } from 'drizzle-orm';

/** Whether the project `p` of a statement takes answers at this moment. The end is the first moment that is too late. */
export function takesAnswers(now: string): SQL {
  return sql`p.status = 'processing' AND (p.opens_at IS NULL OR p.opens_at <= ${now}::timestamptz)
    AND (p.ends_at IS NULL OR p.ends_at > ${now}::timestamptz)`;
}

/** Whether the settings a process remembers of project `p` are still the database's. */
export function isCurrent(project: { revision: number; version: number }): SQL {
  return sql`p.revision = ${project.revision} AND p.version = ${project.version}`;
}
