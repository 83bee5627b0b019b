import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { findTestimonialEntries } from '../../contract/testimonials.ts';
import { ContentList } from '../content/content-list.tsx';

export const handle = { texts: ['content'] } satisfies PageHandle;

export const loader = openToCallers(findTestimonialEntries);

export default function TestimonialListPage() {
  const t = useText();
  const locale = useLocale();
  return (
    <ContentList
      kind="testimonials"
      finder={findTestimonialEntries}
      title={t('dashboard:testimonials')}
      description={t('content:testimonialsText')}
      words={{
        create: t('content:newTestimonial'),
        search: t('content:searchTestimonials'),
        empty: t('content:noTestimonials'),
        emptyText: t('content:noTestimonialsText'),
      }}
      columns={[
        {
          id: 'name',
          title: t('content:personName'),
          kind: 'text',
          value: ({ name }) => localizedText(name, locale),
        },
        {
          id: 'quote',
          title: t('content:quote'),
          kind: 'text',
          width: 320,
          priority: 2,
          value: ({ quote }) => localizedText(quote, locale),
        },
      ]}
      nameOf={({ name }) => localizedText(name, locale)}
      ordered
    />
  );
}
