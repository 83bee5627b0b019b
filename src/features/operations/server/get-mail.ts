import { eq } from 'drizzle-orm';
import { MINUTE_MS } from '#domain/text/durations.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordSitting } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { emailSubject } from '../audit.ts';
import { mailColumns, summariseMail } from './mail-summary.ts';

/** Looking at it again within an hour is no news. */
const SITTING_MS = 60 * MINUTE_MS;

/** A mail as it was sent, or why it was not. That somebody opened it is recorded: it may hold a code. */
export async function getMail(db: Db, actor: Actor, mailId: string, now: Date) {
  const [mail] = await db
    .select({ ...mailColumns, locale: mails.locale, html: mails.html, text: mails.text, secrets: mails.secrets })
    .from(mails)
    .where(eq(mails.id, mailId));
  if (!mail) throw new AppError('not_found');
  const { locale, html, text, secrets, ...summary } = mail;
  const name = { [locale]: summary.subject };
  const read = { action: 'read', id: mailId, name, perMs: SITTING_MS, after: { to: summary.toAddress } } as const;
  await recordSitting(db, actor, emailSubject, read, now);
  return { ...summariseMail(summary), html, text, code: codeIn(secrets) };
}

/** A code, or a link that lets in as one does, can be read until a mail server has it. */
function codeIn(secrets: string[] | null): 'none' | 'readable' | 'hidden' {
  if (!secrets) return 'none';
  return secrets.length > 0 ? 'readable' : 'hidden';
}
