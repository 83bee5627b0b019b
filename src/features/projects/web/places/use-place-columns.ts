import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { PlaceSummary } from '../../contract/place-entries.ts';

/** What the list says of a place. */
export function usePlaceColumns(): Column<PlaceSummary>[] {
  const t = useText();
  const locale = useLocale();
  return [
    { id: 'name', title: t('places:name'), kind: 'text', value: ({ name }) => localizedText(name, locale) },
    {
      id: 'level',
      title: t('places:level'),
      kind: 'text',
      width: 120,
      selfEvident: true,
      value: ({ level }) => t(`places:levelOf.${level}`),
    },
    {
      id: 'around',
      title: t('places:within'),
      kind: 'text',
      width: 220,
      priority: 2,
      value: ({ around }) => around.map((name) => localizedText(name, locale)).join(', ') || null,
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
