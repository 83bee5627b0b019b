import type { Db } from '#kit/server/db.ts';
import { cleanHtml, cleanLink, cleanWords } from './html.ts';
import { raiseContentVersion } from './raise-content-version.ts';
import { slides } from './tables.ts';

export type NewSlide = typeof slides.$inferInsert;

/** Adds a slide to its show, or replaces the one with its id; its markup and links are made safe on the way. */
export async function saveSlide(db: Db, slide: NewSlide): Promise<void> {
  const { id, ...content } = {
    ...slide,
    caption: cleanWords(slide.caption),
    description: cleanHtml(slide.description),
    image: cleanLink('image', slide.image),
    alt: cleanWords(slide.alt),
    link: slide.link ? cleanLink('link', slide.link) : null,
    buttonText: cleanWords(slide.buttonText),
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(slides)
      .values({ id, ...content })
      .onConflictDoUpdate({ target: slides.id, set: content });
    await raiseContentVersion(tx);
  });
}
