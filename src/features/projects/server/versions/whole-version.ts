import { type SQL, sql } from 'drizzle-orm';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { versions } from '../tables.ts';

/** A published version with what it is marked by, as its owner may have it, in a query. */
export const wholeVersion = sql<Questionnaire>`(case when ${versions.marking} is null then ${versions.content}
  else ${versions.content} || jsonb_build_object('marking', ${versions.marking}) end)` as SQL<Questionnaire>;
