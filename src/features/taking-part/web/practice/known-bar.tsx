import type { CSSProperties } from 'react';
import styles from './practice.module.css';

interface KnownBarProps {
  questions: number;
  /** Null where the page's script knows. */
  known: number | null;
  learning: number | null;
}

/** What is known, and sewn on behind it what is being learnt; words beside it say the same. */
export function KnownBar({ questions, known, learning }: KnownBarProps) {
  const parts = { '--known': (known ?? 0) / questions, '--learning': (learning ?? 0) / questions } as CSSProperties;
  return <span className={styles.bar} style={parts} data-bar={known === null ? '' : undefined} aria-hidden="true" />;
}
