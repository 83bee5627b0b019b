import type { ReactNode } from 'react';
import { Mark } from '#ui/plain/mark.tsx';
import styles from './taking-part.module.css';

interface NoticeProps {
  title: ReactNode;
  /** The answers are in, and counted. */
  done?: boolean;
  children: ReactNode;
}

/** A page that says one thing. */
export function Notice({ title, done, children }: NoticeProps) {
  return (
    <section className={styles.notice}>
      {done ? <Mark counts className={styles.counted} /> : null}
      <h1>{title}</h1>
      {children}
    </section>
  );
}
