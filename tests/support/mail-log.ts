import { desc, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { mails } from '#kit/server/mail/tables.ts';

/** What was sent to an email address or mobile number, the newest first. */
export async function mailsTo(db: Db, to: string) {
  return db
    .select({
      template: mails.template,
      locale: mails.locale,
      subject: mails.subject,
      html: mails.html,
      text: mails.text,
    })
    .from(mails)
    .where(eq(mails.toAddress, to))
    .orderBy(desc(mails.id));
}

/** The code of the newest message to an email address or mobile number. */
export async function codeSentTo(db: Db, to: string): Promise<string> {
  const [newest] = await mailsTo(db, to);
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${to}: ${newest?.text}`);
  return code;
}

/** Where the newest link to a new password leads that was sent to an email address or mobile number. */
export async function resetLinkSentTo(db: Db, to: string): Promise<{ id: string; link: string }> {
  for (const { text } of await mailsTo(db, to)) {
    const [, id, link] = /\/change-password\/([\w-]+)\?link=([\w-]+)/.exec(text) ?? [];
    if (id && link) return { id, link };
  }
  throw new Error(`No link to a new password was sent to ${to}`);
}

/** What the newest invitation to an email address shows. */
export async function invitationSentTo(db: Db, to: string): Promise<string> {
  for (const { text } of await mailsTo(db, to)) {
    const [, token] = /\/invitation\/([\w-]+)/.exec(text) ?? [];
    if (token) return token;
  }
  throw new Error(`No invitation was sent to ${to}`);
}
