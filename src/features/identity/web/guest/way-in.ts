import { redirect, redirectDocument } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import type { Host } from '#kit/web/page/host.ts';
import type { Area } from '../../paths.ts';
import { areaOf } from '../../policy.ts';
import { targetOf, withTarget } from './target.ts';

/**
 * After signing in: to where one was going, or home (decision 7). As a new document, so that nothing that was loaded
 * for somebody else stays in memory.
 */
export function enterSite(host: Host, next: string | undefined, home: Area): Response {
  return redirectDocument(targetOf(next) ?? localizePath(home, host.locale), 303);
}

/** To the next page on the way to signing in, which knows where one is going. */
export function redirectOn(host: Host, path: string, next: string): Response {
  return redirect(localizePath(withTarget(path, targetOf(next)), host.locale), 303);
}

/**
 * Sends signed-in people away from pages for guests: to where they were going, or to
 * their own area. Gives where a guest is going.
 */
export function requireGuest(host: Host, url: URL): string | undefined {
  const target = targetOf(url.searchParams.get('next'));
  if (!host.actor) return target;
  throw redirect(target ?? localizePath(areaOf(host.actor.role), host.locale), 303);
}
