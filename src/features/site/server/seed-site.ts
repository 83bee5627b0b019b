import { seedCategories } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { BASELINE_FAQS } from './baseline/faqs.ts';
import { BASELINE_PAGES } from './baseline/pages.ts';
import { BASELINE_SETTINGS } from './baseline/settings.ts';
import { BASELINE_SLIDE_SHOWS } from './baseline/slide-shows.ts';
import { saveFaq } from './faqs/save-faq.ts';
import { savePage } from './pages/save-page.ts';
import { cleanSlideShow } from './slide-shows/clean-slide-show.ts';
import { settings, slideShows } from './tables.ts';

const ONLY_ROW = 1;

/**
 * Gives an empty database the content a site starts with, and tells whether it did. The row of the settings decides: of
 * several processes that start at once one writes it, the others wait for that one and leave everything as it is.
 */
export async function seedSite(db: Db, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(settings)
      .values({ id: ONLY_ROW, public: BASELINE_SETTINGS, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: settings.id });
    if (!first) return false;
    await seedSlideShows(tx);
    for (const [sequence, page] of BASELINE_PAGES.entries()) await savePage(tx, { ...page, id: newId(), sequence });
    for (const [sequence, faq] of BASELINE_FAQS.entries()) await saveFaq(tx, { ...faq, id: newId(), sequence });
    await seedCategories(tx);
    return true;
  });
}

async function seedSlideShows(tx: Db): Promise<void> {
  for (const [sequence, show] of BASELINE_SLIDE_SHOWS.entries()) {
    await tx.insert(slideShows).values({ ...cleanSlideShow(show), id: newId(), sequence });
  }
}
