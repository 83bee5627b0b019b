import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { projectPaths } from '../../paths.ts';
import { ProjectList } from './project-list.tsx';

interface WhichQuizProps {
  type: 'practice-quiz' | 'series-quiz';
  of: 'results' | 'rounds';
  title: string;
  question: string;
}

/** Whose results or rounds are meant, where an address names no quiz: each of the list leads to its own. */
export function WhichQuiz({ type, of, title, question }: WhichQuizProps) {
  const t = useText();
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        description={question}
        back={{ to: projectPaths.list(type), label: t(`projects:listOf.${type}`) }}
      />
      <ProjectList type={type} to={of} />
    </>
  );
}
