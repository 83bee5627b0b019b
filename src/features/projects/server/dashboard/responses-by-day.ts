import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';

/**
 * How many responses came in on each day, by project, and since when all of them are known. Handed in by `app`: the
 * feature that counts them stands above this one.
 */
export type CountResponsesByDay = (
  db: Db,
  wanted: { projectIds: SQL; days: number; now: Date },
) => Promise<{ days: { projectId: string; day: string; responses: number }[]; since: Date }>;
