import { eq } from 'drizzle-orm';
import { findStaffWho } from '#features/identity/public.ts';
import { notify } from '#features/notifications/public.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { contactSubject } from '../../audit.ts';
import { contactReceivedKind } from '../../notifications.ts';
import { supportPaths } from '../../paths.ts';
import { contacts } from '../tables.ts';
import { addEntry } from './add-entry.ts';
import { contactDueAt } from './due-of-contact.ts';

/**
 * Takes what somebody answers by email into their contact, whose row is locked. It waits for us again, due as a new one
 * is, unless it waits already.
 */
export async function writeBack(
  tx: Db,
  { id, subject, state, dueAt }: Pick<typeof contacts.$inferSelect, 'id' | 'subject' | 'state' | 'dueAt'>,
  { text, told }: { text: string; told: string | undefined },
  now: Date,
): Promise<void> {
  await addEntry(tx, null, { contactId: id, kind: 'reply', text }, now);
  if (told) await addEntry(tx, null, { contactId: id, kind: 'note', text: told }, now);
  const due = state === 'open' ? dueAt : contactDueAt(now);
  await tx
    .update(contacts)
    .set({ state: 'open', dueAt: due, answeredAt: null, closedAt: null })
    .where(eq(contacts.id, id));
  await recordChange(tx, {}, contactSubject, { action: 'replied', id, name: subject }, now);
  const to = (await findStaffWho(tx, 'contacts')).map(({ _id }) => _id);
  await notify(tx, contactReceivedKind, { to, values: { subject }, link: supportPaths.contact(id) }, now);
}
