import type { ProjectKind } from '#features/projects/contract/kinds.ts';
import styles from './hung.module.css';
import { Stitches } from './stitches.tsx';

/** Signs of kinds, in a box of 120 that hangs from its line: strips or pieces of cloth, and what they hang by. */
const PATCHES: Partial<Record<ProjectKind, { patch: string; thread: string; isPiece?: true }>> = {
  quiz: { patch: 'M22 68 50 96 98 40', thread: 'M22 68 50 96 98 40' },
  feedback: {
    patch: 'M60 20 72.4 50.9 105.7 53.2 80.1 74.5 88.2 106.8 60 89.1 31.8 106.8 39.9 74.5 14.3 53.2 47.6 50.9z',
    thread: 'M60 37 67.6 56.5 87.6 58.2 72.3 71.2 77 90.6 60 80.2 43 90.6 47.7 71.2 32.4 58.2 52.4 56.5z',
    isPiece: true,
  },
};

interface SewnProps {
  kind: ProjectKind;
  questions: number;
}

/** What is sewn on the cloth of a project without a picture: the sign of its kind, or else a stitch a question. */
export function Sewn({ kind, questions }: SewnProps) {
  const sign = PATCHES[kind];
  if (!sign) return <Stitches count={questions} />;
  return (
    <svg className={styles.stitches} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M0 2h120v5H0z" />
      <path className={styles.patch} data-piece={sign.isPiece && ''} d={sign.patch} />
      <path className={styles.thread} d={sign.thread} />
    </svg>
  );
}
