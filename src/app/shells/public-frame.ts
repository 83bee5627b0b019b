import { getMe } from '#features/identity/contract.ts';
import { getPublicSettings, getSlideShowByPosition } from '#features/site/contract.ts';
import type { Host } from '#kit/web/page/host.ts';

/** What the frame of a public page shows: the site's settings, who is signed in, the slide shows of the footer. */
export async function loadPublicFrame(host: Host) {
  const [settings, slideShows, me] = await Promise.all([
    host.call(getPublicSettings),
    host.call(getSlideShowByPosition, { query: { position: 'footer' } }),
    host.actor ? host.attempt(getMe) : undefined,
  ]);
  return { settings, slideShows, user: me?.ok ? me.data : null, year: new Date().getUTCFullYear() };
}
