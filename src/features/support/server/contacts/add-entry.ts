import { cleanText } from '#domain/text/normalise.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { contactEntries } from '../tables.ts';

interface NewEntry {
  contactId: string;
  kind: 'answer' | 'note' | 'reply';
  text: string;
}

/** Adds what staff or the person wrote to a contact, and tells it as it is stored. */
export async function addEntry(
  tx: Db,
  authorId: string | null,
  { text: typed, ...entry }: NewEntry,
  now: Date,
): Promise<string> {
  const text = cleanText(typed);
  if (text === '') throw invalidField('text', 'required');
  await tx.insert(contactEntries).values({ ...entry, id: newId(), text, authorId, createdAt: now });
  return text;
}
