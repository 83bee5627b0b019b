import { WhichQuiz } from '../list/which-quiz.tsx';

export default function SeriesQuizRoundsPage() {
  return <WhichQuiz type="series-quiz" of="rounds" />;
}
