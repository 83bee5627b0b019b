import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { contentPaths } from '../../content/paths.ts';
import { createTestimonial } from '../../contract/testimonials.ts';
import { TestimonialForm } from '../content/testimonials/testimonial-form.tsx';

export const handle = { texts: ['api', 'content'] } satisfies PageHandle;

export const loader = openToCallers(createTestimonial);

export default function TestimonialCreatePage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('content:newTestimonial')} />
      <PageHeader
        title={t('content:newTestimonial')}
        back={{ to: contentPaths.list('testimonials'), label: t('dashboard:testimonials') }}
      />
      <TestimonialForm />
    </>
  );
}
