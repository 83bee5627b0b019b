import type { ReactNode } from 'react';
import { PageIndex } from './page-index.tsx';
import type { PagePart } from './page-part.ts';
import { usePartInView } from './use-part-in-view.ts';
import styles from './with-index.module.css';

interface WithIndexProps {
  label: string;
  parts: readonly PagePart[];
  children: ReactNode;
}

/** A long page of one column, and beside it the way to each of its parts; where there is no room the page alone. */
export function WithIndex({ label, parts, children }: WithIndexProps) {
  const here = usePartInView(parts.map(({ id }) => id));
  return (
    <div className={styles.whole}>
      <div>{children}</div>
      <div className={styles.beside}>
        <PageIndex label={label} parts={parts} here={here} />
      </div>
    </div>
  );
}
