import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { raiseContentVersion } from '#kit/server/content/raise-content-version.ts';
import type { Db } from '#kit/server/database/db.ts';
import { cleanHtml } from '../html.ts';
import { faqs } from '../tables.ts';

/** Adds a question and answer, or replaces the one with its id; its markup is made safe on the way. */
export async function saveFaq(db: Db, faq: typeof faqs.$inferInsert): Promise<void> {
  const { id, ...content } = { ...faq, question: cleanLocalized(faq.question), answer: cleanHtml(faq.answer) };
  await db.transaction(async (tx) => {
    await tx
      .insert(faqs)
      .values({ id, ...content })
      .onConflictDoUpdate({ target: faqs.id, set: content });
    await raiseContentVersion(tx);
  });
}
