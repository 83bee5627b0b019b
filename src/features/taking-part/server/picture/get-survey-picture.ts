import type { Locale } from '#domain/text/locale.ts';
import { storedImage } from '#features/projects/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import { byteCache, heldBytes } from '#kit/server/byte-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ownThread } from '#kit/server/own-thread.ts';
import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { locateWorker } from '#kit/server/worker-file.ts';
import { PICTURES } from '../../rate-limits.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { type Pictured, picturedOf, versionOf } from './pictured.ts';
import type * as worker from './worker.ts';

const run = ownThread<typeof worker>({
  file: () => locateWorker('picture-worker', new URL('./worker.ts', import.meta.url)),
  mostWaiting: 50,
  retryAfterSeconds: 5,
});
const count = countHere(PICTURES);
const made = byteCache<Uint8Array>('pictures', heldBytes);
/** A link that was just sent is looked up by many at once. */
const underWay = new Map<string, Promise<Uint8Array>>();

interface SurveyPicture {
  version: string;
  type: 'image/png' | 'image/jpeg';
  bytes: (caller: { ip: string; now: Date }) => Promise<Uint8Array>;
}

/** What stands for a survey where its link is sent; of a draft nobody may know. */
export async function getSurveyPicture(
  db: Db,
  storage: Storage,
  projectId: string,
  locale: Locale,
): Promise<SurveyPicture> {
  const project = await findPublishedProject(db, projectId);
  if (!project || project.status === 'draft') throw new AppError('not_found');
  const pictured = picturedOf(project, locale);
  const version = versionOf(pictured);
  return {
    version,
    type: 'cover' in pictured ? 'image/jpeg' : 'image/png',
    bytes: async (caller) => made.get(version) ?? (await makeOnce(version, () => make(db, storage, pictured), caller)),
  };
}

async function makeOnce(version: string, make: () => Promise<Uint8Array>, { ip, now }: { ip: string; now: Date }) {
  const making = underWay.get(version);
  if (making) return await making;
  count(networkOf(ip), now);
  const mine = make().finally(() => underWay.delete(version));
  underWay.set(version, mine);
  const picture = await mine;
  made.set(version, picture);
  return picture;
}

async function make(db: Db, storage: Storage, pictured: Pictured): Promise<Uint8Array> {
  return 'cover' in pictured
    ? await run('cut', await storedImage(db, storage, pictured.cover))
    : await run('draw', pictured);
}
