import { useText } from '#kit/web/i18n/use-i18n.ts';
import { WhichQuiz } from '../list/which-quiz.tsx';

export default function PracticeQuizResultsPage() {
  const t = useText();
  return (
    <WhichQuiz
      type="practice-quiz"
      of="results"
      title={t('projects:resultsOf.practice-quiz')}
      question={t('projects:resultsWhich')}
    />
  );
}
