import { dhakaParts } from '#domain/text/dhaka-time.ts';
import { getPublicSettings, getSlideShowByPosition } from '#features/site/contract/shown.ts';
import type { Host } from '#kit/web/page/host.ts';
import { findMe } from './find-me.ts';

/** What the frame of a public page shows: the site's settings, who is signed in, the slide shows of the footer. */
export async function loadPublicFrame(host: Host) {
  const [settings, slideShows, user] = await Promise.all([
    host.call(getPublicSettings),
    host.call(getSlideShowByPosition, { query: { position: 'footer' } }),
    findMe(host),
  ]);
  return { settings, slideShows, user, year: dhakaParts(new Date())?.year };
}
