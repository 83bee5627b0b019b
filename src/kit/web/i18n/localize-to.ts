import type { To } from 'react-router';
import { type Locale, localizePath } from '#domain/text/locale.ts';

/** Where a link leads in the given language. Relative places and other sites stay as they are. */
export function localizeTo(to: To, locale: Locale): To {
  if (typeof to === 'string') return to.startsWith('/') ? localizePath(to, locale) : to;
  return to.pathname?.startsWith('/') ? { ...to, pathname: localizePath(to.pathname, locale) } : to;
}
