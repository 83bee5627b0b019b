import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PageEntry } from '../../contract/pages.ts';
import { stateOf } from '../content/find-content.ts';
import { pages } from '../tables.ts';

/** A page as it is edited. */
export async function getPageEntry(db: Db, id: string): Promise<PageEntry> {
  const { slug, title, body, active, revision, updatedAt } = pages;
  const [row] = await db
    .select({ _id: pages.id, slug, title, body, active, revision, updatedAt })
    .from(pages)
    .where(and(eq(pages.id, id), isNull(pages.deletedAt)));
  if (!row) throw new AppError('not_found');
  const { active: isActive, updatedAt: changed, ...entry } = row;
  return { ...entry, state: stateOf({ active: isActive }), updatedAt: changed.toISOString() };
}
