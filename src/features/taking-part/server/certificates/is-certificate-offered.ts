import { certificateCodeWords } from '#domain/quiz/certificate-code.ts';
import { namesRespondents } from '#features/projects/policy.ts';
import type { RespondentRow } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PublishedProject } from '../admission/published-project.ts';
import { hasPassed } from './has-passed.ts';

/** Whether somebody may take a certificate now. One that was taken stays, whatever the owner sets later. */
export async function isCertificateOffered(
  db: Db,
  project: Pick<PublishedProject, 'kind' | 'certificate' | 'responseMethod'>,
  respondent: RespondentRow,
): Promise<boolean> {
  if (project.kind !== 'quiz') return false;
  const mayBe = respondent.certificate !== null || (project.certificate && namesRespondents(project));
  return mayBe && (await hasPassed(db, respondent));
}

/** The code of a certificate that was taken, as people read it. */
export function codeWordsOf({ certificate }: Pick<RespondentRow, 'certificate'>): string | null {
  return certificate && certificateCodeWords(certificate.code);
}
