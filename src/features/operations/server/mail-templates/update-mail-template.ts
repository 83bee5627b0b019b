import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { MailTemplateDetail, MailWordsInBoth } from '../../contract/mail-templates.ts';
import { type Edited, replaceWords } from './replace-words.ts';
import type { Templates } from './template-of.ts';

/** Has a mail say something else from the next one on. */
export function updateMailTemplate(
  db: Db,
  actor: Actor,
  templates: Templates,
  edited: Edited & { words: MailWordsInBoth },
  now: Date,
): Promise<MailTemplateDetail> {
  return replaceWords(db, actor, templates, edited, now);
}
