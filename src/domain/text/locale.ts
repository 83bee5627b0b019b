/** The languages of the product, the one of plain addresses first. */
export const LOCALES = ['en', 'bn'] as const;

export type Locale = (typeof LOCALES)[number];

/** Where nothing says otherwise. */
export const DEFAULT_LOCALE: Locale = 'en';

// Stray slashes go with the prefix: what is left of `/bn//host` must stay a path and never become an address.
const PREFIX_AND_SLASHES = /^(?:[/\\\s]+bn(?=[/\\\s?#]|$))*[/\\\s]*/;

/** Whether a value from outside (cookie, query, body) names a language of the product. */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/** The language that somebody is asked in who wants one: theirs where it is one of these, else the first of them. */
export function localeAmong(languages: readonly Locale[], wanted: Locale): Locale {
  return languages.includes(wanted) ? wanted : (languages[0] ?? wanted);
}

/** The language a path asks for: `/bn` and everything under it is Bengali, the rest is English. */
export function localeOfPath(pathname: string): Locale {
  return /^\/bn(?:[/?#]|$)/.test(pathname) ? 'bn' : DEFAULT_LOCALE;
}

/** The path as it reads in English, without the language prefix; a query or fragment stays. */
export function pathWithoutLocale(pathname: string): string {
  return pathname.replace(PREFIX_AND_SLASHES, '/');
}

/** The same page in the given language, whichever language the path was in before. */
export function localizePath(pathname: string, locale: Locale): string {
  const path = pathWithoutLocale(pathname);
  if (locale === DEFAULT_LOCALE) return path;
  return `/${locale}${/^\/(?:[?#]|$)/.test(path) ? path.slice(1) : path}`;
}
