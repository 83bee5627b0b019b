import { cleanText } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { contactEntries } from '../tables.ts';

interface NewEntry {
  contactId: string;
  kind: 'answer' | 'note';
  text: string;
}

/** Adds what staff wrote to a contact, and tells it as it is stored. */
export async function addEntry(tx: Db, actor: Actor, { text: typed, ...entry }: NewEntry, now: Date): Promise<string> {
  const text = cleanText(typed);
  if (text === '') throw invalidField('text', 'required');
  await tx.insert(contactEntries).values({ ...entry, id: newId(), text, authorId: actor.id, createdAt: now });
  return text;
}
