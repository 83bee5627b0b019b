import { and, isNotNull } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from '../tables.ts';

/**
 * Takes certificates from responses that were made anonymous with one: a program of a release that did not know them
 * leaves them standing, while it runs beside this one.
 */
export async function forgetNames(db: Db): Promise<void> {
  await db
    .update(respondents)
    .set({ certificate: null })
    .where(and(isNotNull(respondents.certificate), isNotNull(respondents.anonymisedAt)));
}
