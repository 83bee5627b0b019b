import { useQuery } from '@tanstack/react-query';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import { categoriesQuery } from '../queries.ts';

/** What projects may belong to, called in the reader's language, and whether that could not be read. */
export function useCategories() {
  const locale = useLocale();
  const { data = [], isError } = useQuery(categoriesQuery());
  const categories = data.map(({ _id, name, active }) => ({ id: _id, name: localizedText(name, locale), active }));
  return {
    isError,
    nameOf: (id: string): string => categories.find((category) => category.id === id)?.name ?? '',
    /** For a choice: those that are offered, and the one that is chosen already. */
    choices: (chosen: string | null) =>
      categories
        .filter(({ id, active }) => active || id === chosen)
        .map(({ id, name }) => ({ value: id, label: name })),
    isKnown: (id: string) => categories.some((category) => category.id === id),
  };
}
