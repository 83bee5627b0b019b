import type { Db } from '#kit/server/database/db.ts';
import { ownTexts } from '#kit/server/mail/templates/own-words.ts';
import { readWording } from '#kit/server/mail/templates/wordings.ts';
import type { MailTemplateSummary } from '../../contract/mail-templates.ts';
import { inBoth, type Templates } from './template-of.ts';

/** Every mail of the product: there are few. */
export function findMailTemplates(db: Db, templates: Templates): Promise<MailTemplateSummary[]> {
  return Promise.all(
    templates.map(async (template) => {
      const { texts, createdAt } = await readWording(db, template.name);
      const { subject } = inBoth(texts ?? ownTexts(template));
      return { name: template.name, subject, edited: texts !== null, changedAt: createdAt?.toISOString() ?? null };
    }),
  );
}
