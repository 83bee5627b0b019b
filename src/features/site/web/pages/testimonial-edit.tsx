import type { LoaderFunctionArgs } from 'react-router';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { getTestimonialEntry } from '../../contract/testimonials.ts';
import { sitePaths } from '../../paths.ts';
import { ContentEdit } from '../content/content-edit.tsx';
import { TestimonialForm } from '../content/testimonials/testimonial-form.tsx';

export const handle = { texts: ['api', 'content'] } satisfies PageHandle;

/** An address that names nothing is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getTestimonialEntry, { params: { id: String(params.id) } });
  return null;
}

export default function TestimonialEditPage() {
  const t = useText();
  const locale = useLocale();
  return (
    <ContentEdit
      kind="testimonials"
      get={getTestimonialEntry}
      listTitle={t('dashboard:testimonials')}
      nameOf={({ name }) => localizedText(name, locale)}
      seenAt={({ state }) => (state === 'active' ? sitePaths.home : undefined)}
    >
      {(entry) => <TestimonialForm key={entry._id} entry={entry} />}
    </ContentEdit>
  );
}
