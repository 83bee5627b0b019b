import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { contentPaths } from '../../content/paths.ts';
import { createPage } from '../../contract/pages.ts';
import { PageForm } from '../content/pages/page-form.tsx';

export const handle = { texts: ['api', 'content'] } satisfies PageHandle;

export const loader = openToCallers(createPage);

export default function PageCreatePage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('content:newPage')} />
      <PageHeader title={t('content:newPage')} back={{ to: contentPaths.list('pages'), label: t('dashboard:pages') }} />
      <PageForm />
    </>
  );
}
