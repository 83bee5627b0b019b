import { certificateCodeWords, readCertificateCode } from '#domain/quiz/certificate-code.ts';
import { toHundredths } from '#domain/quiz/points.ts';
import type { ShownMarks } from '#domain/quiz/told-marks-schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { fullName } from '#features/identity/policy.ts';
import { findCertified } from '#features/responses/public.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import type { getCertificate as endpoint } from '../../contract/certificates.ts';
import { CERTIFICATES } from '../../rate-limits.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { resultShown } from '../reading/result-shown.ts';
import { hasPassed } from './has-passed.ts';

interface Asking {
  ip: string;
  locale: Locale;
  now: Date;
}

const count = countHere(CERTIFICATES);

/** What a certificate says at this moment. One of a quiz that was taken down is not there, as those that never were. */
export async function getCertificate(
  db: Db,
  typed: string,
  { ip, locale, now }: Asking,
): Promise<Given<typeof endpoint>> {
  count(networkOf(ip), now);
  const code = readCertificateCode(typed);
  const row = code === undefined ? undefined : await findCertified(db, code);
  const project = row && (await findPublishedProject(db, row.projectId).catch(missingIfGone));
  if (!row?.certificate || !row.completedAt || !project) throw new AppError('not_found');
  const isValid = await hasPassed(db, row);
  const shown = isValid ? await resultShown(db, project, row, locale, now) : null;
  return {
    code: certificateCodeWords(row.certificate.code),
    state: isValid ? 'valid' : 'withdrawn',
    name: isValid ? row.certificate.name : null,
    title: project.title,
    ownerName: fullName({ firstName: project.ownerFirstName, lastName: project.ownerLastName }),
    company: project.company?.name ?? null,
    completedAt: isValid ? row.completedAt.toISOString() : null,
    score: shown?.marks ? scoreOf(shown.marks) : null,
  };
}

function scoreOf({ earned, points }: ShownMarks) {
  return earned === null ? null : { earned: toHundredths(earned), points };
}

function missingIfGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'gone') return undefined;
  throw error;
}
