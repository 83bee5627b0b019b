import { cleanLocalized } from '#domain/text/clean-localized.ts';
import type { Db } from '#kit/server/database/db.ts';
import { cleanHtml, cleanLink } from './html.ts';
import { raiseContentVersion } from './raise-content-version.ts';
import { slides } from './tables.ts';

type NewSlide = typeof slides.$inferInsert;

/** Adds a slide to its show, or replaces the one with its id; its markup and links are made safe on the way. */
export async function saveSlide(db: Db, slide: NewSlide): Promise<void> {
  const { id, ...content } = {
    ...slide,
    caption: cleanLocalized(slide.caption),
    description: cleanHtml(slide.description),
    image: cleanLink('image', slide.image),
    alt: cleanLocalized(slide.alt),
    link: slide.link ? cleanLink('link', slide.link) : null,
    buttonText: cleanLocalized(slide.buttonText),
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(slides)
      .values({ id, ...content })
      .onConflictDoUpdate({ target: slides.id, set: content });
    await raiseContentVersion(tx);
  });
}
