import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '../../plain/visually-hidden.tsx';
import styles from './data-table.module.css';

const ARROWS = { asc: IconArrowUp, desc: IconArrowDown };

/** Which way a list is sorted by a column. */
export type Order = keyof typeof ARROWS;

/** The title of the column that a list is sorted by. */
export function ColumnTitle({ title, order }: { title: ReactNode; order: Order }) {
  const t = useText();
  const Arrow = ARROWS[order];
  return (
    <span className={styles.ordered}>
      {title}
      <VisuallyHidden>, {t(`common:sorted.${order}`)}</VisuallyHidden>
      <Arrow size={16} aria-hidden="true" />
    </span>
  );
}
