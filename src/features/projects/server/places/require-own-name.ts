import { LOCALES } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import { searchKey } from '#domain/text/normalise.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { PlaceRow } from './place-list.ts';

/** Refuses a name that another in the same place has: respondents could not tell them apart. */
export function requireOwnName(beside: readonly PlaceRow[], name: Localized): void {
  const keyOf = (text: Localized, locale: (typeof LOCALES)[number]) => searchKey(text[locale] ?? '');
  const taken = LOCALES.filter((locale) => beside.some((other) => keyOf(other.name, locale) === keyOf(name, locale)));
  if (taken.length === 0) return;
  throw new AppError('invalid', {
    fields: Object.fromEntries(taken.map((locale) => [`name.${locale}`, [{ key: 'placeTaken' as const }]])),
  });
}
