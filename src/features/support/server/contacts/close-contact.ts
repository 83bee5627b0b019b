import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { contactSubject } from '../../audit.ts';
import { contacts } from '../tables.ts';
import { lockContact } from './lock-contact.ts';

/** Closes a contact; one that is closed stays so. */
export async function closeContact(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { state, subject } = await lockContact(tx, id);
    if (state === 'closed') return;
    await tx.update(contacts).set({ state: 'closed', closedAt: now }).where(eq(contacts.id, id));
    await recordChange(tx, actor, contactSubject, { action: 'closed', id, name: subject }, now);
  });
}
