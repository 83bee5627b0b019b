import type { Locale } from '#domain/text/locale.ts';

/** A language as short as its own readers write it. */
export const LANGUAGE_TAGS = { en: 'EN', bn: 'বাংলা' } as const satisfies Record<Locale, string>;
