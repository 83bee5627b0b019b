import { type ReactNode, useId } from 'react';
import styles from './gallery.module.css';

interface SampleProps {
  title: string;
  /** As wide as a phone, whatever the window is. */
  narrow?: boolean;
  children: ReactNode;
}

export function Sample({ title, narrow, children }: SampleProps) {
  const id = useId();
  return (
    <section className={styles.sample} aria-labelledby={id}>
      <h2 id={id} lang="en">
        {title}
      </h2>
      <div className={narrow ? styles.narrow : undefined}>{children}</div>
    </section>
  );
}

/** Several small things beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
