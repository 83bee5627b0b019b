import { asc, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { SavedReply } from '../../contract/saved-replies.ts';
import { savedReplies } from '../tables.ts';

/** Answers that staff keep, in their order. */
export async function findSavedReplies(db: Db) {
  const { id, name, text, revision, sequence, deletedAt } = savedReplies;
  const items: SavedReply[] = await db
    .select({ _id: id, name, text, revision })
    .from(savedReplies)
    .where(isNull(deletedAt))
    .orderBy(asc(sequence), asc(id));
  return { items, next: null, total: items.length };
}
