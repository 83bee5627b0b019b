import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { WhichQuiz } from '../list/which-quiz.tsx';

export const handle = { texts: ['rounds'] } satisfies PageHandle;

export default function PracticeQuizRoundsPage() {
  return <WhichQuiz type="practice-quiz" of="rounds" />;
}
