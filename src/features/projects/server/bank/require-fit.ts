import { categoriesUnder, DEEPEST_CATEGORY, depthWithin } from '#domain/quiz/bank/category-tree.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { isBlank, type Localized, missingLocales } from '#domain/text/localized.ts';
import { searchKey } from '#domain/text/normalise.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { BankCategoryRow } from './lock-bank-categories.ts';

interface Placed {
  /** Null of a new one. */
  id: string | null;
  ownerId: string | null;
  within: string | null;
  name: Localized;
}

/** Refuses a place in the tree, or a name, that a category cannot have. */
export function requireFit(all: readonly BankCategoryRow[], { id, ownerId, within, name }: Placed): void {
  // In the shared bank whoever reads either language has to find it.
  const missing = ownerId === null ? missingLocales(name, LOCALES) : isBlank(name) ? LOCALES : [];
  if (missing.length > 0) throw refusal(missing, 'required');
  if (within !== null && !all.some((other) => other.id === within)) throw invalidField('within', 'unknownCategory');
  if (id !== null && within !== null && categoriesUnder(all, id).some((one) => one.id === within))
    throw invalidField('within', 'bankCategoryInItself');
  if (depthWithin(all, id, within) > DEEPEST_CATEGORY) {
    throw invalidField('within', 'bankCategoryTooDeep', { most: DEEPEST_CATEGORY });
  }
  const beside = all.filter((other) => other.within === within && other.id !== id);
  const keyOf = (text: Localized, locale: (typeof LOCALES)[number]) => searchKey(text[locale] ?? '');
  const taken = LOCALES.filter((locale) => {
    const key = keyOf(name, locale);
    return key !== '' && beside.some((other) => keyOf(other.name, locale) === key);
  });
  if (taken.length > 0) throw refusal(taken, 'bankCategoryTaken');
}

function refusal(locales: readonly string[], key: 'required' | 'bankCategoryTaken'): AppError {
  return new AppError('invalid', {
    fields: Object.fromEntries(locales.map((locale) => [`name.${locale}`, [{ key }]])),
  });
}
