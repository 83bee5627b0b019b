import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { CODE_LENGTH, CODE_SIGNS } from '#domain/quiz/certificate-code.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { type Certificate, respondents } from '../tables.ts';

/** Puts a name on the certificate of a completed response; its code is made with the first one and stays. */
export async function writeCertificate(
  db: Db,
  { projectId, respondentId }: RespondentIds,
  name: string,
): Promise<Certificate> {
  const code = sql`coalesce(${respondents.certificate} ->> 'code', ${newCode()})`;
  const [written] = await db
    .update(respondents)
    .set({ certificate: sql`jsonb_build_object('code', ${code}, 'name', ${name}::text)` })
    .where(
      and(
        eq(respondents.projectId, projectId),
        eq(respondents.id, respondentId),
        eq(respondents.state, 'completed'),
        isNull(respondents.anonymisedAt),
      ),
    )
    .returning({ certificate: respondents.certificate });
  if (!written?.certificate) throw new AppError('not_found');
  return written.certificate;
}

/** Five bits of each byte: every sign is as likely as the others. */
function newCode(): string {
  return [...randomBytes(CODE_LENGTH)].map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join('');
}
