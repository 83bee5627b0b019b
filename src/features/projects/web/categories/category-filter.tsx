import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FilterSelect } from '#ui/dashboard/lists/tools/filter-select.tsx';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import { useCategories } from './use-categories.ts';

/** Narrows a list of projects to one category. */
export function CategoryFilter({ list }: { list: ListState }) {
  const t = useText();
  const { choices } = useCategories();
  return (
    <FilterSelect
      list={list}
      name="category"
      label={t('projects:category')}
      any={t('projects:everyCategory')}
      options={choices(list.filters.category ?? null)}
    />
  );
}
