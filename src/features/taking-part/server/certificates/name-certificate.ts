import { certificateCodeWords } from '#domain/quiz/certificate-code.ts';
import { readShownName } from '#domain/quiz/shown-name.ts';
import { getRespondentRow, requireRef, writeCertificate } from '#features/responses/public.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { isCertificateOffered } from './is-certificate-offered.ts';

/** Takes the certificate of a quiz that was passed, or puts another name on it: a slip is mended by its holder. */
export async function nameCertificate(db: Db, ref: string, typed: string): Promise<{ code: string }> {
  const respondent = await getRespondentRow(db, requireRef(ref));
  const project = await findPublishedProject(db, respondent.projectId);
  if (!project || !(await isCertificateOffered(db, project, respondent))) {
    throw new AppError('not_found', { message: 'noCertificate' });
  }
  const name = readShownName(typed);
  if (name === undefined) throw invalidField('name', 'certificateName');
  const { projectId, id: respondentId } = respondent;
  const { code } = await writeCertificate(db, { projectId, respondentId }, name);
  return { code: certificateCodeWords(code) };
}
