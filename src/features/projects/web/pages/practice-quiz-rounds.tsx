import { WhichQuiz } from '../list/which-quiz.tsx';

export default function PracticeQuizRoundsPage() {
  return <WhichQuiz type="practice-quiz" of="rounds" />;
}
