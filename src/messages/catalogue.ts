import type { Locale } from '#domain/text/locale.ts';
import * as bengali from './bengali.ts';
import * as english from './english.ts';
import type { Translation } from './translation.ts';

/** Every text of the product in one language, by namespace and key. */
export type Catalogue = Translation<typeof english>;

/** Both languages, for the server. A page loads only its own: `loadCatalogue`. */
export const catalogues: Readonly<Record<Locale, Catalogue>> = { en: { ...english }, bn: { ...bengali } };
