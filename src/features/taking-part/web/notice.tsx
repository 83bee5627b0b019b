import type { ReactNode } from 'react';
import styles from './taking-part.module.css';

interface NoticeProps {
  /** What is drawn above it. */
  mark: ReactNode;
  /** What the page is about, above its title. */
  kicker?: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

/** A page that says one thing. */
export function Notice({ mark, kicker, title, children }: NoticeProps) {
  return (
    <section className={styles.notice}>
      {mark}
      {kicker}
      <h1>{title}</h1>
      {children}
    </section>
  );
}
