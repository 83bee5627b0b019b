import { WhichQuiz } from '../list/which-quiz.tsx';

export default function SeriesQuizResultsPage() {
  return <WhichQuiz type="series-quiz" of="results" />;
}
