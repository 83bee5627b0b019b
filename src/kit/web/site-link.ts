import { DEFAULT_LOCALE, type Locale, localizePath } from '#domain/text/locale.ts';

/** The whole address of a page of this site, as it is sent to others. In the browser only. */
export function siteLink(path: string, locale: Locale = DEFAULT_LOCALE): string {
  return window.location.origin + localizePath(path, locale);
}
