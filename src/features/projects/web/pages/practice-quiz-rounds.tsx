import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { WhichQuiz } from '../list/which-quiz.tsx';

export const handle = { texts: ['rounds'] } satisfies PageHandle;

export default function PracticeQuizRoundsPage() {
  const t = useText();
  return (
    <WhichQuiz
      type="practice-quiz"
      of="rounds"
      title={t('rounds:roundsOf.practice-quiz')}
      question={t('rounds:which')}
    />
  );
}
