import { type SQL, sql } from 'drizzle-orm';
import { projects, questionnaires } from '../tables.ts';
import { wholeVersion } from '../versions/whole-version.ts';

/**
 * Whether the draft differs from the published version, in a query that joins the three tables. Contents are compared
 * only when something was saved since; a draft changed back counts as unchanged.
 */
export const isChangedSincePublished: SQL<boolean> = sql`case
  when ${projects.publishedRevision} = ${questionnaires.revision} then false
  else ${questionnaires.content} is distinct from ${wholeVersion} end`;
