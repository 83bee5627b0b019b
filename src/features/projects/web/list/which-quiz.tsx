import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { projectPaths } from '../../paths.ts';
import { ProjectList } from './project-list.tsx';

interface WhichQuizProps {
  type: 'practice-quiz' | 'series-quiz';
  of: 'results' | 'rounds';
}

/** Whose results or rounds are meant, where an address names no quiz: each of the list leads to its own. */
export function WhichQuiz({ type, of }: WhichQuizProps) {
  const t = useText();
  const title = t(`projects:${of}Of.${type}`);
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        description={t(`projects:${of}Which`)}
        back={{ to: projectPaths.list(type), label: t(`projects:listOf.${type}`) }}
      />
      <ProjectList type={type} to={of} />
    </>
  );
}
