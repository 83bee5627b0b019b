import { WhichQuiz } from '../list/which-quiz.tsx';

export default function PracticeQuizResultsPage() {
  return <WhichQuiz type="practice-quiz" of="results" />;
}
