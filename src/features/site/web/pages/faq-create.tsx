import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { contentPaths } from '../../content/paths.ts';
import { createFaq } from '../../contract/faqs.ts';
import { FaqForm } from '../content/faqs/faq-form.tsx';

export const handle = { texts: ['api', 'content'] } satisfies PageHandle;

export const loader = openToCallers(createFaq);

export default function FaqCreatePage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('content:newFaq')} />
      <PageHeader title={t('content:newFaq')} back={{ to: contentPaths.list('faqs'), label: t('dashboard:faq') }} />
      <FaqForm />
    </>
  );
}
