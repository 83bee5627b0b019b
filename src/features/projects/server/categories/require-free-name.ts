import { LOCALES } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { CategoryRow } from './lock-categories.ts';

/** Refuses a name that another has: owners could not tell them apart. */
export function requireFreeName(others: readonly CategoryRow[], name: Localized): void {
  const taken = LOCALES.filter((locale) => others.some((other) => sameName(other.name[locale], name[locale])));
  if (taken.length === 0) return;
  throw new AppError('invalid', {
    fields: Object.fromEntries(taken.map((locale) => [`name.${locale}`, [{ key: 'categoryTaken' as const }]])),
  });
}

function sameName(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}
