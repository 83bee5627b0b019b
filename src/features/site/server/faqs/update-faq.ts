import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { updateFaq as endpoint, FaqEntry } from '../../contract/faqs.ts';
import { updateContent } from '../content/update-content.ts';
import { cleanFaq } from './clean-faq.ts';
import { getFaqEntry } from './get-faq-entry.ts';

type Sent = { id: string } & Received<typeof endpoint>['body'];

/** Replaces a question and its answer. */
export async function updateFaq(db: Db, actor: Actor, { id, revision, ...faq }: Sent, now: Date): Promise<FaqEntry> {
  await updateContent(db, actor, 'faqs', { id, revision, content: cleanFaq(faq) }, now);
  return await getFaqEntry(db, id);
}
