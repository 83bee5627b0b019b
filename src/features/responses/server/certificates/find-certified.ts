import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { type RespondentRow, respondentColumns } from '../find-respondent.ts';
import { respondents } from '../tables.ts';

/** Whose certificate has this code, if any has; of who is not to be known any more nobody is told. */
export async function findCertified(db: Db, code: string): Promise<RespondentRow | undefined> {
  const [row] = await db
    .select(respondentColumns)
    .from(respondents)
    .where(
      and(
        isNotNull(respondents.certificate),
        sql`${respondents.certificate} ->> 'code' = ${code}`,
        isNull(respondents.anonymisedAt),
      ),
    )
    .limit(1);
  return row;
}
