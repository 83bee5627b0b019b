import type { Locale } from '#domain/text/locale.ts';
import type { FileReply } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ownThread } from '#kit/server/own-thread.ts';
import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { locateWorker } from '#kit/server/worker-file.ts';
import { CERTIFICATE_FILES } from '../../rate-limits.ts';
import { getCertificate } from './get-certificate.ts';
import { sheetOf } from './sheet.ts';
import type * as worker from './worker.ts';

const run = ownThread<typeof worker>({
  file: () => locateWorker('certificate-worker', new URL('./worker.ts', import.meta.url)),
  mostWaiting: 100,
  retryAfterSeconds: 5,
});
const count = countHere(CERTIFICATE_FILES);

/** A certificate to be printed; of one that is withdrawn there is none. */
export async function downloadCertificate(
  db: Db,
  code: string,
  asking: { ip: string; locale: Locale; now: Date; publicUrl: string },
): Promise<FileReply> {
  const certificate = await getCertificate(db, code, asking);
  const { name, completedAt } = certificate;
  if (name === null || completedAt === null) throw new AppError('not_found');
  count(networkOf(asking.ip), asking.now);
  const pdf = await run('set', sheetOf({ ...certificate, name, completedAt }, asking));
  return {
    filename: `certificate-${certificate.code}.pdf`,
    contentType: 'application/pdf',
    size: pdf.byteLength,
    chunks: once(pdf),
  };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
