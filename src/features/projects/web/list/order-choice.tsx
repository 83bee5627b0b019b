import { NativeSelect } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import { PROJECT_SORTS } from '../../contract/list.ts';
import styles from './list.module.css';

/** In which order a list of projects stands. */
export function OrderChoice({ list }: { list: ListState }) {
  const t = useText();
  return (
    <NativeSelect
      classNames={{ root: styles.order, input: styles.orderField, section: styles.orderArrows }}
      leftSection={<IconArrowsSort size={18} aria-hidden="true" />}
      aria-label={t('projects:sortLabel')}
      value={list.sort}
      onChange={(event) => list.sortBy(event.currentTarget.value)}
      data={PROJECT_SORTS.map((sort) => ({ value: sort, label: t(`projects:sort.${sort}`) }))}
    />
  );
}
