import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import type { ProjectType } from '../../contract/kinds.ts';
import { NewProjectButton } from '../new-project-button.tsx';
import { ProjectList } from './project-list.tsx';

/** The own projects of a type, and the way to one more. */
export function ProjectListScreen({ type }: { type: ProjectType }) {
  const t = useText();
  const title = t(`projects:listTitle.${type}`);
  return (
    <>
      <PageHead title={title} />
      <PageHeader title={title} actions={<NewProjectButton type={type} />} />
      <ProjectList type={type} />
    </>
  );
}
