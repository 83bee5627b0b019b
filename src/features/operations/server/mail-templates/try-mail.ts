import { eq } from 'drizzle-orm';
import type { Locale } from '#domain/text/locale.ts';
import { users } from '#features/identity/server/tables.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { MailTemplate, MailWords } from '#kit/contract/mail-template.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { ownTexts } from '#kit/server/mail/templates/own-words.ts';
import { fillMail } from '#kit/server/mail/templates/write-mail.ts';
import { mailTemplateSubject } from '../../audit.ts';
import { checkedMail } from './check-words.ts';
import { type Templates, templateOf } from './template-of.ts';
import { subjectOf } from './update-mail-template.ts';

interface Tried extends MailWords {
  name: string;
  locale: Locale;
}

/** A mail of these words with samples in place of its variables, drawn as all mails are. */
export async function previewMail(db: Db, actor: Actor, templates: Templates, tried: Tried, publicUrl: string) {
  const template = templateOf(templates, tried.name);
  return fill(template, tried, { to: (await addressOf(db, actor)) ?? '', publicUrl });
}

/** Sends it to whoever tries it out, and to nobody else. */
export async function sendTestMail(
  db: Db,
  actor: Actor,
  templates: Templates,
  tried: Tried,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const template = templateOf(templates, tried.name);
  const to = await addressOf(db, actor);
  if (!to) throw new AppError('conflict', { message: 'noEmailAddress' });
  const mail = fill(template, tried, { to, publicUrl });
  await db.transaction(async (tx) => {
    await queueMail(tx, { to, template: template.name, locale: tried.locale, ...mail, now });
    const name = subjectOf(ownTexts(template));
    await recordChange(tx, actor, mailTemplateSubject, { action: 'tested', id: null, name }, now);
  });
}

function fill(template: MailTemplate, { locale, ...written }: Tried, to: { to: string; publicUrl: string }) {
  const samples = Object.entries(template.variables).map(([name, { sample }]) => [name, sample[locale]]);
  const values = Object.fromEntries(samples) as Record<string, string>;
  const writing = { ...to, locale, values, url: to.publicUrl, helpPath: sitePaths.contactUs };
  return fillMail(template, checkedMail(template, written), writing);
}

async function addressOf(db: Db, actor: Actor): Promise<string | null> {
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, actor.id));
  return person?.email ?? null;
}
