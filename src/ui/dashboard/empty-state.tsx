import type { ReactNode } from 'react';
import styles from './state.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  /** What to do next, in words. */
  text?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
}

/** In place of a list that holds nothing. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon ? (
        <div className={styles.icon} aria-hidden="true">
          {icon}
        </div>
      ) : null}
      <h2>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  );
}
