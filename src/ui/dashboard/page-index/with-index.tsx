import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageIndex } from './page-index.tsx';
import type { PagePart } from './page-part.ts';
import { PartChoice } from './part-choice.tsx';
import { usePartInView } from './use-part-in-view.ts';
import styles from './with-index.module.css';

interface WithIndexProps {
  label: string;
  parts: readonly PagePart[];
  children: ReactNode;
}

/** A long page of one column, and beside it the way to each of its parts; where there is no room, above it. */
export function WithIndex({ label, parts, children }: WithIndexProps) {
  const t = useText();
  const here = usePartInView(parts.map(({ id }) => id));
  return (
    <div className={styles.whole}>
      <PartChoice label={t('common:goToPart')} parts={parts} here={here} />
      <div>{children}</div>
      <div className={styles.beside}>
        <PageIndex label={label} parts={parts} here={here} />
      </div>
    </div>
  );
}
