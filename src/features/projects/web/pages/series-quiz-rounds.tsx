import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { WhichQuiz } from '../list/which-quiz.tsx';

export const handle = { texts: ['rounds'] } satisfies PageHandle;

export default function SeriesQuizRoundsPage() {
  const t = useText();
  return (
    <WhichQuiz type="series-quiz" of="rounds" title={t('rounds:roundsOf.series-quiz')} question={t('rounds:which')} />
  );
}
