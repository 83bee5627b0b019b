import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { CategoryEntry } from '../../contract/category-entries.ts';

/** What the list says of a category. */
export function useCategoryColumns(): Column<CategoryEntry>[] {
  const t = useText();
  const locale = useLocale();
  return [
    { id: 'name', title: t('categories:name'), kind: 'text', value: ({ name }) => localizedText(name, locale) },
    {
      id: 'projects',
      title: t('dashboard:projects'),
      kind: 'amount',
      value: ({ projects }) => projects,
      quietAtNone: true,
      onCard: ({ projects }) => t('categories:projects', { count: projects }),
    },
    {
      id: 'state',
      title: t('content:state'),
      kind: 'status',
      selfEvident: true,
      value: ({ state }) => ({
        tone: state === 'active' ? 'success' : 'neutral',
        label: t(`content:stateOf.${state}`),
        usual: state === 'active',
      }),
    },
  ];
}
