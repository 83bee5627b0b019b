import type { Locale } from '#domain/text/locale.ts';
import * as bengali from './bengali.ts';
import * as english from './english.ts';
import type { Translation } from './translation.ts';

/** Every text of the product in one language, by namespace and key. */
export type Catalogue = Translation<typeof english>;

/** Both languages, for the server. A page fetches only its own, and of these what it shows. */
export const catalogues: Readonly<Record<Locale, Catalogue>> = { en: { ...english }, bn: { ...bengali } };
