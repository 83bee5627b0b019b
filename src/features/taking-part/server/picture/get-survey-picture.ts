import type { Locale } from '#domain/text/locale.ts';
import { AppError } from '#kit/contract/errors.ts';
import { byteCache } from '#kit/server/byte-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ownThread } from '#kit/server/own-thread.ts';
import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
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
const drawn = byteCache<Uint8Array>('pictures', (png) => png.byteLength);
/** A link that was just sent is looked up by many at once. */
const underWay = new Map<string, Promise<Uint8Array>>();

interface SurveyPicture {
  version: string;
  png: (caller: { ip: string; now: Date }) => Promise<Uint8Array>;
}

/** What stands for a survey where its link is sent; of a draft nobody may know. */
export async function getSurveyPicture(db: Db, projectId: string, locale: Locale): Promise<SurveyPicture> {
  const project = await findPublishedProject(db, projectId);
  if (!project || project.status === 'draft') throw new AppError('not_found');
  const pictured = picturedOf(project, locale);
  const version = versionOf(pictured);
  return { version, png: async (caller) => drawn.get(version) ?? (await drawOnce(version, pictured, caller)) };
}

async function drawOnce(version: string, pictured: Pictured, { ip, now }: { ip: string; now: Date }) {
  const drawing = underWay.get(version);
  if (drawing) return await drawing;
  count(networkOf(ip), now);
  const mine = run('draw', pictured).finally(() => underWay.delete(version));
  underWay.set(version, mine);
  const png = await mine;
  drawn.set(version, png);
  return png;
}
