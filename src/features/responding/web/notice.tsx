import type { ReactNode } from 'react';
import styles from './taking-part.module.css';

interface NoticeProps {
  title: ReactNode;
  /** Something was achieved. */
  done?: boolean;
  children: ReactNode;
}

/** A page that says one thing. */
export function Notice({ title, done, children }: NoticeProps) {
  return (
    <section className={styles.notice}>
      {done ? (
        <span className={styles.tick}>
          <TickIcon />
        </span>
      ) : null}
      <h1>{title}</h1>
      {children}
    </section>
  );
}

function TickIcon() {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d="m5 12.5 5 5 9-11" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
