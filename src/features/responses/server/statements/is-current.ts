/** What a process goes by when it writes: the project's settings and version as it read them. */
export interface ProjectAsRead {
  id: string;
  revision: number;
  version: number;
}

/** Conditions on the project `p` of a statement, over the places its values are in (`$1`). */

/** Whether it takes answers at this moment. The end is the first moment that is too late. */
export function takesAnswers(now: string): string {
  return `p.status = 'processing' AND (p.opens_at IS NULL OR p.opens_at <= ${now}::timestamptz)
    AND (p.ends_at IS NULL OR p.ends_at > ${now}::timestamptz)`;
}

/** Whether the settings a process remembers of it are still the database's. */
export function isCurrent(revision: string, version: string): string {
  return `p.revision = ${revision}::int AND p.version = ${version}::int`;
}
