import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Locale } from '#domain/text/locale.ts';
import type { Db } from '#kit/server/database/db.ts';
import { users } from '../tables.ts';

/** Keeps in which language somebody wants to be written to, and tells whether it was another before. */
export async function chooseLanguage(tx: Db, userId: string, locale: Locale): Promise<boolean> {
  const isOther = or(isNull(users.locale), ne(users.locale, locale));
  const changed = await tx
    .update(users)
    .set({ locale })
    .where(and(eq(users.id, userId), isOther))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** As {@link chooseLanguage}, for somebody who has not said: the language of the page that they signed in on. */
export async function assumeLanguage(tx: Db, userId: string, locale: Locale): Promise<void> {
  await tx
    .update(users)
    .set({ locale })
    .where(and(eq(users.id, userId), isNull(users.locale)));
}
