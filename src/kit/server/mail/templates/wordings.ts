import { desc, eq } from 'drizzle-orm';
import type { MailTexts } from '#kit/contract/mail-template.ts';
import type { Db } from '../../database/db.ts';
import { mailWordings } from '../tables.ts';

export interface Wording {
  revision: number;
  texts: MailTexts | null;
  createdAt: Date | null;
}

/** How a mail stands: read with every mail that is written, so that a change counts for the next one everywhere. */
export async function readWording(db: Db, template: string): Promise<Wording> {
  const { revision, texts, createdAt } = mailWordings;
  const [row] = await db
    .select({ revision, texts, createdAt })
    .from(mailWordings)
    .where(eq(mailWordings.template, template))
    .orderBy(desc(revision))
    .limit(1);
  return row ?? { revision: 0, texts: null, createdAt: null };
}

interface NewWording extends Pick<Wording, 'revision' | 'texts'> {
  template: string;
  authorId: string;
}

/** Puts another wording in place of the one with the number before it; false where somebody else was first. */
export async function writeWording(tx: Db, wording: NewWording, now: Date): Promise<boolean> {
  const written = await tx
    .insert(mailWordings)
    .values({ ...wording, createdAt: now })
    .onConflictDoNothing()
    .returning({ revision: mailWordings.revision });
  return written.length > 0;
}
