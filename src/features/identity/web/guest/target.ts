import { pathWithoutLocale } from '#domain/text/locale.ts';

const SITE = 'http://site.invalid';
/** Pages one leaves by signing in: coming back to them would go nowhere. */
const PASSING =
  /^\/(?:login|logout|admin-login|admin\/login|register|register-verify|forgot-password|change-password|address-objection|invitation)(?:[/?#]|$)/;

/** Where to go after signing in, when the address names a page of this site. Never another site. */
export function targetOf(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/')) return undefined;
  const url = URL.parse(next, SITE);
  if (url?.origin !== SITE) return undefined;
  // `/.//host` reads as a path of this site, and as another site once it is written down again.
  const path = url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
  return PASSING.test(pathWithoutLocale(path)) ? undefined : path;
}

/** The link to a page on the way to signing in, which keeps the target. */
export function withTarget(path: string, target: string | undefined): string {
  return target ? `${path}?next=${encodeURIComponent(target)}` : path;
}
