import type { ReactNode } from 'react';
import styles from './taking-part.module.css';

/** A page that says one thing. */
export function Notice({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.notice}>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
