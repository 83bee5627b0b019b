import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';

/**
 * How many responses came in on each of these days, by project. Handed in by `app`: the feature that counts them stands
 * above this one.
 */
export type CountResponsesByDay = (
  db: Db,
  wanted: { projectIds: SQL; days: readonly string[] },
) => Promise<{ projectId: string; day: string; responses: number }[]>;
