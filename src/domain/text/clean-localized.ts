import { LOCALES } from './locale.ts';
import type { Localized } from './localized.ts';
import { cleanText } from './normalise.ts';

/** A text in the form in which it is stored; a language with nothing written is left out. */
export function cleanLocalized(text: Localized, clean: (written: string) => string = cleanText): Localized {
  const cleaned: Localized = {};
  for (const locale of LOCALES) {
    const written = clean(text[locale] ?? '');
    if (written !== '') cleaned[locale] = written;
  }
  return cleaned;
}
