import type { ReactNode } from 'react';
import styles from './taking-part.module.css';

interface NoticeProps {
  /** What is drawn above it. */
  mark: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

/** A page that says one thing. */
export function Notice({ mark, title, children }: NoticeProps) {
  return (
    <section className={styles.notice}>
      {mark}
      <h1>{title}</h1>
      {children}
    </section>
  );
}
