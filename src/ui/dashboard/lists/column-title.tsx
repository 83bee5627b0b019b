import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsVertical, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import styles from './data-table.module.css';
import type { ListState } from './use-list-state.ts';

const ARROWS = { asc: IconArrowUp, desc: IconArrowDown, not: IconArrowsVertical };

interface ColumnTitleProps {
  field: string;
  title: ReactNode;
  sortable: boolean | undefined;
  list: ListState;
}

/** The title of a column that the list is sorted by, or can be: then a button that sorts by it and turns the order. */
export function ColumnTitle({ field, title, sortable, list }: ColumnTitleProps) {
  const t = useText();
  const order = orderOf(field, list) ?? 'not';
  const Arrow = ARROWS[order];
  const words = (
    <>
      {title}
      <VisuallyHidden>, {t(`common:sorted.${order}`)}</VisuallyHidden>
      <Arrow size={16} aria-hidden="true" />
    </>
  );
  if (!sortable) return <span className={styles.ordered}>{words}</span>;
  return (
    <UnstyledButton className={styles.ordered} onClick={() => list.sortBy(order === 'asc' ? `-${field}` : field)}>
      {words}
    </UnstyledButton>
  );
}

/** Which way a list is sorted by a field, if it is. */
export function orderOf(field: string, { sort }: ListState): 'asc' | 'desc' | undefined {
  if (sort === field) return 'asc';
  return sort === `-${field}` ? 'desc' : undefined;
}
