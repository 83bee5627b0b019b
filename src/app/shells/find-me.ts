import { getMe, type SessionUser } from '#features/identity/contract/profile.ts';
import type { Host } from '#kit/web/page/host.ts';

/** Who is signed in, for pages that anyone may open. */
export async function findMe(host: Host): Promise<SessionUser | null> {
  const me = host.actor ? await host.attempt(getMe) : undefined;
  return me?.ok ? me.data : null;
}
