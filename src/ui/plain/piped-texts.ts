import { createContext } from 'react';
import type { Localized } from '#domain/text/localized.ts';

/**
 * Texts that answers on this page are piped into, by how they read when the page is drawn: as they are written, for the
 * page's script to fill anew as answers change.
 */
export const LiveTexts = createContext<ReadonlyMap<Localized, Localized>>(new Map());

/** What it is called that is piped into texts which are read as a whole, by its id. */
export const PipedNames = createContext<ReadonlyMap<string, Localized>>(new Map());
