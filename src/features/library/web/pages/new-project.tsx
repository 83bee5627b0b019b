import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PROJECT_TYPES } from '#features/projects/contract/kinds.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { pageRefusal } from '#kit/web/page/page-refusal.ts';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { Gallery } from '../start/gallery.tsx';
import { TypeChoice } from '../start/type-choice.tsx';

export const handle = { texts: ['builder'] } satisfies PageHandle;

/** Only what can be made has a page; what is not said is a survey. */
export function loader({ params: { type = 'survey' } }: LoaderFunctionArgs) {
  const known = PROJECT_TYPES.find((each) => each === type);
  if (!known) throw pageRefusal('not_found');
  return { type: known };
}

export default function NewProjectPage() {
  const t = useText();
  const { type } = useLoaderData<typeof loader>();
  const title = t(`projects:newOf.${type}`);
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        description={t('projects:createText')}
        back={{ to: projectPaths.list(type), label: t(`projects:listTitle.${type}`) }}
      />
      <TypeChoice type={type} />
      <Gallery key={type} type={type} />
    </>
  );
}
