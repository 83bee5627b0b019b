import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { ownTexts } from '#kit/server/mail/templates/own-words.ts';
import { mailTemplateSubject } from '../../audit.ts';
import { subjectOf } from './replace-words.ts';
import { addressOf, sampleMail, type Tried } from './sample-mail.ts';
import { type Templates, templateOf } from './template-of.ts';

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
  const mail = await sampleMail(db, template, tried, { to, publicUrl });
  await db.transaction(async (tx) => {
    await queueMail(tx, { to, template: template.name, locale: tried.locale, ...mail, now });
    const name = subjectOf(ownTexts(template));
    await recordChange(tx, actor, mailTemplateSubject, { action: 'tested', id: null, name }, now);
  });
}
