import type { Localized } from '#domain/text/localized.ts';

/** A text as its fields hold it: empty where nothing is written. */
export function bothOf(text: Localized | undefined): { en: string; bn: string } {
  return { en: text?.en ?? '', bn: text?.bn ?? '' };
}
