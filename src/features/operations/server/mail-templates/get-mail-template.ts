import type { Db } from '#kit/server/database/db.ts';
import { ownTexts } from '#kit/server/mail/templates/own-words.ts';
import { readWording } from '#kit/server/mail/templates/wordings.ts';
import type { MailTemplateDetail } from '../../contract/mail-templates.ts';
import { inBoth, type Templates, templateOf } from './template-of.ts';

export async function getMailTemplate(db: Db, templates: Templates, name: string): Promise<MailTemplateDetail> {
  const template = templateOf(templates, name);
  const { revision, texts } = await readWording(db, name);
  const own = inBoth(ownTexts(template));
  const variables = Object.entries(template.variables).map(([variable, { needed, alone, sample }]) => ({
    name: variable,
    needed: needed ?? null,
    alone: alone === true,
    sample,
  }));
  return { name, words: texts ? inBoth(texts) : own, own, edited: texts !== null, revision, variables };
}
