import { and, eq, isNull, ne } from 'drizzle-orm';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { isLinked } from '../../policy.ts';
import { pages } from '../tables.ts';

type Page = Pick<typeof pages.$inferSelect, 'slug' | 'active'>;

/** Refuses what would leave a link of the site's own without its page, and a second page at an address. */
export async function checkPage(tx: Db, id: string, before: Page | undefined, after: Page | undefined): Promise<void> {
  const stays = after?.slug === before?.slug && after?.active;
  if (before && isLinked(before.slug) && !stays) throw new AppError('conflict', { message: 'pageLinked' });
  if (!after) return;
  const isOther = and(eq(pages.slug, after.slug), ne(pages.id, id), isNull(pages.deletedAt));
  if ((await tx.$count(pages, isOther)) > 0) throw invalidField('slug', 'slugTaken');
}
