import type { LoaderFunctionArgs } from 'react-router';
import { PROJECT_KINDS } from '#features/projects/contract/project.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { pageRefusal } from '#kit/web/page/page-refusal.ts';
import { PageHeader } from '#ui/dashboard/page-header.tsx';
import { Gallery } from '../start/gallery.tsx';

export const handle = { texts: ['builder'] } satisfies PageHandle;

/** Only what can be made has a page. */
export function loader({ params }: LoaderFunctionArgs) {
  const { type = 'survey' } = params;
  if (!PROJECT_KINDS.some((kind) => kind === type)) throw pageRefusal('not_found');
  return null;
}

export default function NewProjectPage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('projects:newSurvey')} />
      <PageHeader
        title={t('projects:newSurvey')}
        description={t('projects:createText')}
        back={{ to: projectPaths.surveys, label: t('projects:surveys') }}
      />
      <Gallery />
    </>
  );
}
