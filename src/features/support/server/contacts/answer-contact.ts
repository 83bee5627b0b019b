import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { contactSubject } from '../../audit.ts';
import { mailAnswer } from '../mails/mail-answer.ts';
import { contacts } from '../tables.ts';
import { addEntry } from './add-entry.ts';
import { lockContact } from './lock-contact.ts';

interface Sending {
  publicUrl: string;
  now: Date;
}

/** Answers a contact by email. It counts as answered from then on, though it was closed, until they write again. */
export async function answerContact(
  db: Db,
  actor: Actor,
  { id, text }: { id: string; text: string },
  sending: Sending,
): Promise<void> {
  const { now } = sending;
  await db.transaction(async (tx) => {
    const contact = await lockContact(tx, id);
    const answer = await addEntry(tx, actor.id, { contactId: id, kind: 'answer', text }, now);
    const change = { state: 'answered' as const, answeredAt: contact.answeredAt ?? now, closedAt: null };
    await tx.update(contacts).set(change).where(eq(contacts.id, id));
    const { email, locale, subject, message, createdAt } = contact;
    const original = { text: message, at: createdAt };
    await mailAnswer(tx, { contactId: id, to: email, locale, subject, text: answer, original }, sending);
    await recordChange(tx, actor, contactSubject, { action: 'answered', id, name: subject }, now);
  });
}
