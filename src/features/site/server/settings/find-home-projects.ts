import { and, or, sql } from 'drizzle-orm';
import { searchKey } from '#domain/text/normalise.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findHomeProjects as endpoint } from '../../contract/site-settings.ts';
import { mayBeAskedAtHome, readHomeProjects } from './home-projects.ts';

const SHOWN = 20;
/** Of more than are shown, for not every project asks what the home page can ask. */
const READ = 60;

/** Projects that the home page may ask a question of, the newest first. */
export async function findHomeProjects(db: Db, q: string | undefined, now: Date): Promise<Data<typeof endpoint>> {
  const found = await readHomeProjects(db, and(mayBeAskedAtHome(now), q ? isCalled(q) : undefined), READ);
  return found.filter(({ question }) => question !== null).slice(0, SHOWN);
}

function isCalled(q: string) {
  const key = searchKey(q);
  return or(
    sql`strpos(lower(${projects.title} ->> 'en'), ${key}) > 0`,
    sql`strpos(lower(${projects.title} ->> 'bn'), ${key}) > 0`,
  );
}
