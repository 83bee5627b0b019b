import { sql } from 'drizzle-orm';
import { settings } from '../tables.ts';

/** Whether administrators are let into the back office by two steps alone, as a part of a statement. */
export const adminsNeedSecondStep = sql<boolean>`coalesce(
  (SELECT ${settings.adminsNeedSecondStep} FROM ${settings} LIMIT 1), false)`;
