import { useText } from '#kit/web/i18n/use-i18n.ts';
import { WhichQuiz } from '../list/which-quiz.tsx';

export default function SeriesQuizResultsPage() {
  const t = useText();
  return (
    <WhichQuiz
      type="series-quiz"
      of="results"
      title={t('projects:resultsOf.series-quiz')}
      question={t('projects:resultsWhich')}
    />
  );
}
