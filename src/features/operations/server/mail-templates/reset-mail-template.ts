import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { MailTemplateDetail } from '../../contract/mail-templates.ts';
import { type Edited, replaceWords } from './replace-words.ts';
import type { Templates } from './template-of.ts';

/** Has a mail say again what the product says by itself. */
export function resetMailTemplate(
  db: Db,
  actor: Actor,
  templates: Templates,
  edited: Omit<Edited, 'words'>,
  now: Date,
): Promise<MailTemplateDetail> {
  return replaceWords(db, actor, templates, { ...edited, words: null }, now);
}
