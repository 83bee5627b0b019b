import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { SlideShowEntry } from '../../contract/slide-shows.ts';
import { stateOf } from '../content/find-content.ts';
import { slideShows } from '../tables.ts';

/** A slide show as it is edited. */
export async function getSlideShowEntry(db: Db, id: string): Promise<SlideShowEntry> {
  const { name, type, position, slides, active, revision, updatedAt } = slideShows;
  const [row] = await db
    .select({ _id: slideShows.id, name, type, position, slides, active, revision, updatedAt })
    .from(slideShows)
    .where(and(eq(slideShows.id, id), isNull(slideShows.deletedAt)));
  if (!row) throw new AppError('not_found');
  const { active: isActive, updatedAt: changed, ...entry } = row;
  return { ...entry, state: stateOf({ active: isActive }), updatedAt: changed.toISOString() };
}
