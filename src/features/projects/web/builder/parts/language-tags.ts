import type { Locale } from '#domain/text/locale.ts';

/** A language in two or three letters of its own script. */
export const LANGUAGE_TAGS = { en: 'EN', bn: 'বাং' } as const satisfies Record<Locale, string>;
