import type { CSSProperties } from 'react';
import styles from './button.module.css';

/** Something is at work: strokes hang themselves from the matra one by one. What it is, is said beside it. */
export function TallyLoader({ style }: { style?: CSSProperties }) {
  return <span className={styles.spinner} style={style} aria-hidden="true" />;
}
