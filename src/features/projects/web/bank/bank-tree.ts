import { inTreeOrder, pathOfCategory } from '#domain/quiz/bank/category-tree.ts';
import type { Locale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import type { TreeItem } from '#ui/dashboard/forms/fields/tree/tree-paths.ts';
import type { BankCategory } from '../../contract/bank-categories.ts';

/** What a field chooses from; what a category cannot lie in, which is itself and all below it, is left out. */
export function treeOfBank(categories: readonly BankCategory[], locale: Locale, without?: string): TreeItem[] {
  const ordered = inTreeOrder(categories, locale).filter(({ _id }) => _id !== without);
  const itemsIn = (place: string | null): TreeItem[] =>
    ordered
      .filter(({ within }) => within === place)
      .map((category) => {
        const children = itemsIn(category._id);
        const item = { value: category._id, label: nameOf(category, locale) };
        return children.length > 0 ? { ...item, children } : item;
      });
  return itemsIn(null);
}

/** A category with all that it lies in, the widest first: "Geography › Rivers". */
export function pathWords(categories: readonly BankCategory[], id: string | null, locale: Locale): string {
  return pathOfCategory(categories, id)
    .map((category) => nameOf(category, locale))
    .join(' › ');
}

export function nameOf({ name }: Pick<BankCategory, 'name'>, locale: Locale): string {
  return localizedText(name, locale);
}
