import type { Locale } from '../../text/locale.ts';
import { type Localized, localizedText } from '../../text/localized.ts';

/** A category of a bank, which may lie in another. */
export interface TreeCategory {
  _id: string;
  within: string | null;
}

/** Categories lie in each other so deep at most. */
export const DEEPEST_CATEGORY = 6;

/** A category and those it lies in, the widest first; nothing of one that is not there. */
export function pathOfCategory<C extends TreeCategory>(categories: readonly C[], id: string | null): C[] {
  const path: C[] = [];
  let at = categories.find(({ _id }) => _id === id);
  while (at && !path.includes(at)) {
    path.unshift(at);
    const { within } = at;
    at = categories.find(({ _id }) => _id === within);
  }
  return path;
}

/** A category and all that lie in it, each after the one it lies in. */
export function categoriesUnder<C extends TreeCategory>(categories: readonly C[], id: string): C[] {
  return categories.flatMap((category) =>
    category._id === id
      ? [category, ...categories.flatMap((one) => (one.within === id ? categoriesUnder(categories, one._id) : []))]
      : [],
  );
}

/** In the order of a tree: each after the one it lies in, beside each other by name. */
export function inTreeOrder<C extends TreeCategory & { name: Localized }>(
  categories: readonly C[],
  locale: Locale,
): C[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byName = categories.toSorted((one, other) =>
    compare(localizedText(one.name, locale), localizedText(other.name, locale)),
  );
  return byName.filter(({ within }) => within === null).flatMap(({ _id }) => categoriesUnder(byName, _id));
}

/** How deep the tree would be below a category, if it lay in another. */
export function depthWithin(categories: readonly TreeCategory[], id: string | null, within: string | null): number {
  const above = pathOfCategory(categories, within).length;
  if (id === null) return above + 1;
  const own = pathOfCategory(categories, id).length;
  const under = categoriesUnder(categories, id).map(({ _id }) => pathOfCategory(categories, _id).length - own + 1);
  return above + Math.max(1, ...under);
}
