import { redirect } from 'react-router';
import { localizePath, pathWithoutLocale } from '#domain/text/locale.ts';
import { getMe, type SessionUser } from '#features/identity/contract/profile.ts';
import { AREAS, type Area, identityPaths } from '#features/identity/paths.ts';
import { areaOf } from '#features/identity/policy.ts';
import type { Host } from '#kit/web/page/host.ts';

const SIGN_IN = {
  [AREAS.dashboard]: identityPaths.login,
  [AREAS.admin]: identityPaths.adminLogin,
} as const satisfies Record<Area, string>;

/**
 * Lets in whom the area is for. Signed-out people sign in first and come back to `url`; signed-in people of the other
 * area are shown to theirs, and who needs a second step first to where that is set up.
 */
export async function requireArea(host: Host, area: Area, url: URL): Promise<SessionUser> {
  const { actor, locale } = host;
  if (!actor) {
    const target = encodeURIComponent(url.pathname + url.search);
    throw redirect(`${localizePath(SIGN_IN[area], locale)}?next=${target}`);
  }
  const own = areaOf(actor.role);
  if (own !== area) throw redirect(localizePath(own, locale));
  if (actor.needsSecondStep && !isOpenWithout(url, area))
    throw redirect(localizePath(identityPaths.profile(area), locale));
  return host.call(getMe);
}

/** Where a second step is set up, and the password before it; nothing else is open to who needs one first. */
function isOpenWithout({ pathname }: URL, area: Area): boolean {
  const path = pathWithoutLocale(pathname);
  return path === identityPaths.profile(area) || path === identityPaths.ownPassword(area);
}
