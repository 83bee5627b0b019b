import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { FaqContent, FaqEntry } from '../../contract/faqs.ts';
import { createContent } from '../content/create-content.ts';
import { cleanFaq } from './clean-faq.ts';
import { getFaqEntry } from './get-faq-entry.ts';

/** Adds a question and its answer at the end. */
export async function createFaq(db: Db, actor: Actor, faq: FaqContent, now: Date): Promise<FaqEntry> {
  return await getFaqEntry(db, await createContent(db, actor, 'faqs', cleanFaq(faq), now));
}
