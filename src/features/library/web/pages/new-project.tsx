import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PROJECT_KINDS } from '#features/projects/contract/kinds.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { pageRefusal } from '#kit/web/page/page-refusal.ts';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { Gallery } from '../start/gallery.tsx';
import { KindChoice } from '../start/kind-choice.tsx';

export const handle = { texts: ['builder'] } satisfies PageHandle;

/** Only what can be made has a page; what is not said is a survey. */
export function loader({ params: { type = 'survey' } }: LoaderFunctionArgs) {
  const kind = PROJECT_KINDS.find((known) => known === type);
  if (!kind) throw pageRefusal('not_found');
  return { kind };
}

export default function NewProjectPage() {
  const t = useText();
  const { kind } = useLoaderData<typeof loader>();
  const title = t(`projects:newOf.${kind}`);
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        description={t('projects:createText')}
        back={{ to: projectPaths.list(kind), label: t(`projects:listTitle.${kind}`) }}
      />
      <KindChoice kind={kind} />
      <Gallery key={kind} kind={kind} />
    </>
  );
}
