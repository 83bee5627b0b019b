import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { projects } from '../tables.ts';

/** How many projects somebody has. */
export function countProjectsOf(db: Db, ownerId: string): Promise<number> {
  return db.$count(projects, eq(projects.ownerId, ownerId));
}
