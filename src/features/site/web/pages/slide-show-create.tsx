import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { contentPaths } from '../../content/paths.ts';
import { createSlideShow } from '../../contract/slide-shows.ts';
import { SlideShowForm } from '../content/slide-shows/slide-show-form.tsx';

export const handle = { texts: ['api', 'content', 'site'] } satisfies PageHandle;

export const loader = openToCallers(createSlideShow);

export default function SlideShowCreatePage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('content:newSlideShow')} />
      <PageHeader
        title={t('content:newSlideShow')}
        back={{ to: contentPaths.list('slide-shows'), label: t('dashboard:slideShows') }}
      />
      <SlideShowForm />
    </>
  );
}
