import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { findFaqEntries } from '../../contract/faqs.ts';
import { ContentList } from '../content/content-list.tsx';

export const handle = { texts: ['content'] } satisfies PageHandle;

export const loader = openToCallers(findFaqEntries);

export default function FaqListPage() {
  const t = useText();
  const locale = useLocale();
  return (
    <ContentList
      kind="faqs"
      picture="no-questions"
      finder={findFaqEntries}
      title={t('dashboard:faq')}
      description={t('content:faqsText')}
      words={{
        create: t('content:newFaq'),
        search: t('content:searchFaqs'),
        empty: t('content:noFaqs'),
        emptyText: t('content:noFaqsText'),
      }}
      columns={[
        {
          id: 'question',
          title: t('content:question'),
          kind: 'text',
          value: ({ question }) => localizedText(question, locale),
        },
      ]}
      nameOf={({ question }) => localizedText(question, locale)}
      ordered
    />
  );
}
