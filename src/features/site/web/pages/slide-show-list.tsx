import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { findSlideShowEntries } from '../../contract/slide-shows.ts';
import { ContentList } from '../content/content-list.tsx';

export const handle = { texts: ['content'] } satisfies PageHandle;

export const loader = openToCallers(findSlideShowEntries);

export default function SlideShowListPage() {
  const t = useText();
  const locale = useLocale();
  return (
    <ContentList
      kind="slide-shows"
      picture="no-content"
      finder={findSlideShowEntries}
      title={t('dashboard:slideShows')}
      description={t('content:slideShowsText')}
      words={{
        create: t('content:newSlideShow'),
        search: t('content:searchSlideShows'),
        empty: t('content:noSlideShows'),
        emptyText: t('content:noSlideShowsText'),
      }}
      columns={[
        {
          id: 'name',
          title: t('content:showName'),
          kind: 'text',
          value: ({ name }) => localizedText(name, locale),
        },
        {
          id: 'type',
          title: t('content:type'),
          kind: 'text',
          width: 120,
          value: ({ type }) => t(`content:typeOf.${type}`),
        },
        {
          id: 'position',
          title: t('content:position'),
          kind: 'text',
          width: 140,
          value: ({ position }) => t(`content:positionOf.${position}`),
        },
        {
          id: 'slides',
          title: t('content:slides'),
          kind: 'amount',
          priority: 2,
          value: ({ slides }) => slides,
          onCard: ({ slides }) => t('content:slideCount', { count: slides }),
        },
      ]}
      nameOf={({ name }) => localizedText(name, locale)}
      ordered
    />
  );
}
