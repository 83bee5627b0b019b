import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { findPageEntries } from '../../contract/pages.ts';
import { sitePaths } from '../../paths.ts';
import { isLinked } from '../../policy.ts';
import { ContentList } from '../content/content-list.tsx';

export const handle = { texts: ['content'] } satisfies PageHandle;

export const loader = openToCallers(findPageEntries);

export default function PageListPage() {
  const t = useText();
  const locale = useLocale();
  return (
    <ContentList
      kind="pages"
      picture="no-content"
      finder={findPageEntries}
      title={t('dashboard:pages')}
      description={t('content:pagesText')}
      words={{
        create: t('content:newPage'),
        search: t('content:searchPages'),
        empty: t('content:noPages'),
        emptyText: t('content:noPagesText'),
      }}
      columns={[
        {
          id: 'title',
          title: t('content:title'),
          kind: 'text',
          value: ({ title }) => localizedText(title, locale),
        },
        {
          id: 'slug',
          title: t('content:slug'),
          kind: 'text',
          priority: 3,
          width: 240,
          value: ({ slug }) => sitePaths.page(slug),
        },
      ]}
      nameOf={({ title }) => localizedText(title, locale)}
      isKept={({ slug }) => isLinked(slug)}
    />
  );
}
