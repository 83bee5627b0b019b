import { Button, Group } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ListState } from '../use-list-state.ts';
import styles from './data-table.module.css';

interface TableFootProps {
  list: ListState;
  next: string | null;
  total: number | null;
}

/** How many there are, and the way to the other pages. */
export function TableFoot({ list, next, total }: TableFootProps) {
  const t = useText();
  const paged = next !== null || list.page > 1;
  return (
    <div className={styles.foot}>
      <span className={styles.total} role="status">
        {total === null ? null : t('common:total', { count: total })}
      </span>
      {paged ? (
        <nav aria-label={t('common:pagination')} data-print="none">
          <Group gap="sm">
            <Button variant="default" disabled={list.page === 1} onClick={list.goBack}>
              {t('common:previous')}
            </Button>
            <span>{t('common:page', { page: list.page })}</span>
            <Button variant="default" disabled={next === null} onClick={() => next !== null && list.goToNext(next)}>
              {t('common:next')}
            </Button>
          </Group>
        </nav>
      ) : null}
    </div>
  );
}
