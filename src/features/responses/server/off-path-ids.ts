import { type SQL, sql } from 'drizzle-orm';
import { respondents } from './tables.ts';

/**
 * Of one who ended, the ids of the questions whose answer is kept and does not count, for other answers led past them;
 * null where there are none.
 */
export const offPathIds: SQL<string[] | null> = sql`
  CASE WHEN ${respondents.offPath} IS NOT NULL THEN ARRAY(SELECT jsonb_object_keys(${respondents.offPath})) END`;
