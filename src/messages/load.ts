import type { Locale } from '#domain/text/locale.ts';
import type { Catalogue } from './catalogue.ts';

/** One language's texts, and only that language's bytes. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const texts = locale === 'bn' ? await import('./bengali.ts') : await import('./english.ts');
  return { ...texts };
}
