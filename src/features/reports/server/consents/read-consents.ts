import { asc, eq } from 'drizzle-orm';
import { type ConsentText, consentTexts } from '#domain/questionnaire/consent-texts.ts';
import { keyedQuestionnairesOf } from '#features/projects/public.ts';
import { versions } from '#features/projects/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';

interface Consents {
  /** By question id. */
  texts: ReadonlyMap<string, readonly ConsentText[]>;
  /** When each version was published. */
  published: ReadonlyMap<number, Date>;
}

/** What the published versions of a project ask people to agree to. What was published never changes. */
export async function readConsents(db: Db, projectId: string): Promise<Consents> {
  const rows = await db
    .select({ number: versions.number, publishedAt: versions.publishedAt })
    .from(versions)
    .where(eq(versions.projectId, projectId))
    .orderBy(asc(versions.number));
  const numbers = rows.map(({ number }) => number);
  const questionnaires = await keyedQuestionnairesOf(db, projectId, numbers);
  const found = numbers.flatMap((number) => {
    const questionnaire = questionnaires.get(number);
    return questionnaire ? [{ number, questionnaire }] : [];
  });
  return {
    texts: consentTexts(found),
    published: new Map(rows.map(({ number, publishedAt }) => [number, publishedAt])),
  };
}
