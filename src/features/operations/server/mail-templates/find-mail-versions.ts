import { desc, eq } from 'drizzle-orm';
import { fullName } from '#features/identity/policy.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { mailWordings } from '#kit/server/mail/tables.ts';
import { ownTexts } from '#kit/server/mail/templates/own-words.ts';
import type { MailVersion } from '../../contract/mail-templates.ts';
import { inBoth, type Templates, templateOf } from './template-of.ts';

const MOST = 50;

/** What a mail said, the latest first. */
export async function findMailVersions(db: Db, templates: Templates, name: string): Promise<MailVersion[]> {
  const own = ownTexts(templateOf(templates, name));
  const rows = await db
    .select({ row: mailWordings, author: { firstName: users.firstName, lastName: users.lastName } })
    .from(mailWordings)
    .leftJoin(users, eq(users.id, mailWordings.authorId))
    .where(eq(mailWordings.template, name))
    .orderBy(desc(mailWordings.revision))
    .limit(MOST);
  return rows.map(({ row: { revision, texts, createdAt }, author }) => ({
    revision,
    words: inBoth(texts ?? own),
    isOwn: texts === null,
    author: author && fullName(author),
    at: createdAt.toISOString(),
  }));
}
