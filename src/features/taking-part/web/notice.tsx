import type { ReactNode } from 'react';
import { Icon } from '#ui/plain/icons.tsx';
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
          <Icon size={28} stroke={2.5}>
            <path d="m5 12.5 5 5 9-11" />
          </Icon>
        </span>
      ) : null}
      <h1>{title}</h1>
      {children}
    </section>
  );
}
