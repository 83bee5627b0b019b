import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import type { ProjectKind } from '../../contract/kinds.ts';
import { NewProjectButton } from '../new-project-button.tsx';
import { ProjectList } from './project-list.tsx';

/** The own projects of a kind, and the way to one more. */
export function ProjectListScreen({ kind }: { kind: ProjectKind }) {
  const t = useText();
  const title = t(`projects:listTitle.${kind}`);
  return (
    <>
      <PageHead title={title} />
      <PageHeader title={title} actions={<NewProjectButton kind={kind} />} />
      <ProjectList kind={kind} />
    </>
  );
}
