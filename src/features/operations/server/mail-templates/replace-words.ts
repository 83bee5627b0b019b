import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ownTexts } from '#kit/server/mail/templates/own-words.ts';
import { readWording, writeWording } from '#kit/server/mail/templates/wordings.ts';
import { mailTemplateSubject } from '../../audit.ts';
import type { MailTemplateDetail, MailWordsInBoth } from '../../contract/mail-templates.ts';
import { checkedWords } from './check-words.ts';
import { getMailTemplate } from './get-mail-template.ts';
import { byLanguage, inBoth, type Templates, templateOf } from './template-of.ts';

export interface Edited {
  name: string;
  /** Null: the product's own. */
  words: MailWordsInBoth | null;
  /** What its editor read; refused where somebody saved since. */
  revision: number;
}

/**
 * Puts other words in place of those of a mail, or the product's own again; the ones before stay among its versions.
 */
export async function replaceWords(
  db: Db,
  actor: Actor,
  templates: Templates,
  edited: Edited,
  now: Date,
): Promise<MailTemplateDetail> {
  const { name, revision } = edited;
  const template = templateOf(templates, name);
  const words = edited.words && checkedWords(template, edited.words);
  await db.transaction(async (tx) => {
    const before = await readWording(tx, name);
    const wording = { template: name, authorId: actor.id, texts: words && byLanguage(words), revision: revision + 1 };
    if (before.revision !== revision || !(await writeWording(tx, wording, now)))
      throw new AppError('conflict', { message: 'staleSave' });
    const own = ownTexts(template);
    const change = { before: inBoth(before.texts ?? own), after: inBoth(wording.texts ?? own) };
    const action = words ? 'changed' : 'reset';
    await recordChange(tx, actor, mailTemplateSubject, { action, id: null, name: subjectOf(own), ...change }, now);
  });
  return await getMailTemplate(db, templates, name);
}

/** What a mail is called in the log, whatever becomes of its texts. */
export function subjectOf({ en, bn }: ReturnType<typeof ownTexts>) {
  return { en: en.subject, bn: bn.subject };
}
