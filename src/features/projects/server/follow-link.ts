import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projects } from './tables.ts';

/** The project that a short link leads to. Of a draft nobody else may know. */
export async function followLink(db: Db, code: string): Promise<{ _id: string }> {
  const [found] = await db
    .select({ _id: projects.id })
    .from(projects)
    .where(and(eq(projects.linkCode, code), ne(projects.status, 'draft')));
  if (!found) throw new AppError('not_found');
  return found;
}
