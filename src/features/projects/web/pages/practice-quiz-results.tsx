import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { projectPaths } from '../../paths.ts';
import { ProjectList } from '../list/project-list.tsx';

/** Whose results are read: each of the list leads to its own. */
export default function PracticeQuizResultsPage() {
  const t = useText();
  const title = t('projects:resultsOf.practice-quiz');
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        description={t('projects:resultsWhich')}
        back={{ to: projectPaths.list('practice-quiz'), label: t('projects:listOf.practice-quiz') }}
      />
      <ProjectList type="practice-quiz" to="results" />
    </>
  );
}
