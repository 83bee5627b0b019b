import { NativeSelect } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import { useCategories } from './use-categories.ts';

/** Narrows a list of projects to one category. */
export function CategoryFilter({ list }: { list: ListState }) {
  const t = useText();
  const { choices } = useCategories();
  const chosen = list.filters.category ?? '';
  return (
    <NativeSelect
      aria-label={t('projects:category')}
      value={chosen}
      onChange={(event) => list.filter('category', event.currentTarget.value || undefined)}
      data={[{ value: '', label: t('projects:everyCategory') }, ...choices(chosen)]}
    />
  );
}
