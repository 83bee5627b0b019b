import type { ReactNode } from 'react';
import { useScrollEdges } from '../../use-scroll-edges.ts';
import styles from './table-frame.module.css';

/** Around a table that may be wider than a phone: it is moved within its own frame, by keys too. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  const edges = useScrollEdges();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section ref={edges} className={styles.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
