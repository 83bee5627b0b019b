import { eq } from 'drizzle-orm';
import { cleanFileName } from '#domain/questionnaire/kinds/files/file-id.ts';
import type { Locale } from '#domain/text/locale.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { textOf } from '#messages/translate.ts';
import { ticketSubject } from '../../audit.ts';
import type { Refusal } from '../../contract/received-mails.ts';
import { MAILED_ANSWERS } from '../../rate-limits.ts';
import { writeBack } from '../contacts/write-back.ts';
import { contacts, receivedMails, replyTokens, tickets } from '../tables.ts';
import { waitingFrom } from '../tickets/due-of.ts';
import { insertMessage } from '../tickets/insert-message.ts';
import { writeMessage } from '../tickets/write-message.ts';
import { keepMailedFiles } from './keep-mailed-files.ts';
import type { ReadMail } from './read-mail.ts';
import { type Answer, type Answered, whoseAnswer } from './whose-answer.ts';

export interface Taking {
  storage: Storage;
  publicUrl: string;
  /** Addresses and ids that are ours: of our own mails we take none. */
  isOurs: (mail: Pick<ReadMail, 'from' | 'messageId'>) => boolean;
  now: Date;
}

/**
 * Takes a mail once: into the ticket or contact that it answers, or for staff to see why not. Nobody is answered here,
 * so no two programs go on answering each other.
 */
export async function takeMail(db: Db, mail: ReadMail, taking: Taking): Promise<void> {
  const { now } = taking;
  if ((await db.$count(receivedMails, eq(receivedMails.messageId, mail.messageId))) > 0) return;
  if (taking.isOurs(mail)) return await refuse(db, mail, 'own', now);
  if (mail.isAutomatic) return await refuse(db, mail, 'automatic', now);
  const answer = await whoseAnswer(db, mail);
  if ('refusal' in answer) return await refuse(db, mail, answer.refusal, now, answer.to);
  if (mail.text === '' && mail.files.length === 0) return await refuse(db, mail, 'empty', now, answer.to);
  if (await isTooOften(db, mail.from, now)) return await refuse(db, mail, 'often', now, answer.to);
  if ('ticketId' in answer.to) await answerTicket(db, mail, { ...answer, ...answer.to }, taking);
  else await answerContact(db, mail, { ...answer, ...answer.to }, taking);
}

async function answerTicket(
  db: Db,
  mail: ReadMail,
  { token, ticketId, by, byStaff }: Answer & { ticketId: string },
  { storage, publicUrl, now }: Taking,
): Promise<void> {
  const { files, left } = await keepMailedFiles(db, storage, by.id ?? null, mail.files, now);
  await db.transaction(async (tx) => {
    if (!(await note(tx, { ...mail, text: '' }, { to: { ticketId }, refusal: null, now }))) return;
    const [found] = await tx.select().from(tickets).where(eq(tickets.id, ticketId)).for('update');
    if (!found) return;
    const ticket = found.state === 'closed' ? await reopen(tx, found, by, now) : found;
    const { text, told } = wordsOf(mail, left, ticket.locale);
    await tx.update(replyTokens).set({ lastMessageId: mail.messageId }).where(eq(replyTokens.token, token));
    await writeMessage(tx, ticket, by, { byStaff, text, files }, { publicUrl, now });
    if (told === undefined) return;
    await insertMessage(tx, null, { ticketId, kind: 'note', text: told, byStaff: true }, now);
  });
}

/** Into the ticket that it has become meanwhile, if so. A contact has no files: what came is named. */
async function answerContact(
  db: Db,
  mail: ReadMail,
  answer: Answer & { contactId: string },
  taking: Taking,
): Promise<void> {
  const { token, contactId } = answer;
  const ticketId = await db.transaction(async (tx) => {
    const [contact] = await tx.select().from(contacts).where(eq(contacts.id, contactId)).for('update');
    if (!contact || contact.ticketId !== null) return contact?.ticketId;
    if (!(await note(tx, { ...mail, text: '' }, { to: { contactId }, refusal: null, now: taking.now }))) return;
    const names = mail.files.map(({ name }) => cleanFileName(name));
    await tx.update(replyTokens).set({ lastMessageId: mail.messageId }).where(eq(replyTokens.token, token));
    await writeBack(tx, contact, wordsOf(mail, names, contact.locale), taking.now);
    return null;
  });
  if (ticketId) await takeMail(db, mail, taking);
}

/** What is written of a mail, and what staff are told of it beside that. */
function wordsOf(mail: ReadMail, left: string[], locale: Locale): { text: string; told: string | undefined } {
  const t = textOf(locale);
  const told = [
    ...(left.length > 0 ? [t('tickets:filesLeft', { names: left.join(', ') })] : []),
    ...(mail.isCut ? [t('tickets:mailCut')] : []),
  ];
  const text = mail.text === '' ? t('tickets:filesAlone') : mail.text;
  return { text, told: told.length > 0 ? told.join('\n') : undefined };
}

async function reopen(tx: Db, ticket: typeof tickets.$inferSelect, by: { id?: string | undefined }, now: Date) {
  const { id, subject: name, ownerId, priorityId } = ticket;
  const change = { state: 'open' as const, closedAt: null, ...(await waitingFrom(tx, priorityId, now)) };
  await tx.update(tickets).set(change).where(eq(tickets.id, id));
  await recordChange(tx, by, ticketSubject, { action: 'reopened', id, name, ownerId }, now);
  return { ...ticket, ...change };
}

async function isTooOften(db: Db, from: string, now: Date): Promise<boolean> {
  try {
    await takeTokens(db, [tokenOf(MAILED_ANSWERS, from)], now);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'limited') return true;
    throw error;
  }
}

type Noted = Pick<ReadMail, 'messageId' | 'from' | 'subject' | 'text'>;

/** Keeps a mail for staff, with why it was not taken. */
export async function refuse(db: Db, mail: Noted, refusal: Refusal, now: Date, to?: Answered): Promise<void> {
  await note(db, mail, { to, refusal, now });
}

/** Tells whether it is the first time that it came. */
async function note(
  db: Db,
  { messageId, from, subject, text }: Noted,
  { to, refusal, now }: { to: Answered | undefined; refusal: Refusal | null; now: Date },
): Promise<boolean> {
  const row = { id: newId(), messageId, ...to, sender: from, subject, text, refusal, receivedAt: now };
  const noted = await db
    .insert(receivedMails)
    .values(row)
    .onConflictDoNothing({ target: receivedMails.messageId })
    .returning({ id: receivedMails.id });
  return noted.length > 0;
}
