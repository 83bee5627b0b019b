import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { contactSubject } from '../../audit.ts';
import { contacts } from '../tables.ts';
import { lockContact } from './lock-contact.ts';

/** Opens a closed contact again: as answered where it was answered, else it waits, due when it ever was. */
export async function reopenContact(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { state, answeredAt, subject } = await lockContact(tx, id);
    if (state !== 'closed') return;
    const change = { state: answeredAt ? ('answered' as const) : ('open' as const), closedAt: null };
    await tx.update(contacts).set(change).where(eq(contacts.id, id));
    await recordChange(tx, actor, contactSubject, { action: 'reopened', id, name: subject }, now);
  });
}
