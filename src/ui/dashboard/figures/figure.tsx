import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface FigureProps {
  label: string;
  value: ReactNode;
  /** What the figure means, in a few words. */
  note?: ReactNode;
}

/** A number and what it is the number of, in a `<dl>`. */
export function Figure({ label, value, note }: FigureProps) {
  return (
    <div className={styles.figure} data-print="keep">
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  );
}
