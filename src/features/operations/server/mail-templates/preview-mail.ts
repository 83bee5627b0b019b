import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { addressOf, sampleMail, type Tried } from './sample-mail.ts';
import { type Templates, templateOf } from './template-of.ts';

/** A mail of these words with samples in place of its variables, drawn as all mails are. */
export async function previewMail(db: Db, actor: Actor, templates: Templates, tried: Tried, publicUrl: string) {
  const template = templateOf(templates, tried.name);
  return await sampleMail(db, template, tried, { to: (await addressOf(db, actor)) ?? '', publicUrl });
}
