import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { contactSubject } from '../../audit.ts';
import { addEntry } from './add-entry.ts';
import { lockContact } from './lock-contact.ts';

/** Writes a note beside a contact, which no email carries. */
export async function addContactNote(
  db: Db,
  actor: Actor,
  { id, text }: { id: string; text: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { subject } = await lockContact(tx, id);
    await addEntry(tx, actor.id, { contactId: id, kind: 'note', text }, now);
    await recordChange(tx, actor, contactSubject, { action: 'noted', id, name: subject }, now);
  });
}
