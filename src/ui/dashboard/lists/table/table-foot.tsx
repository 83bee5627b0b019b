import { Button, Group } from '@mantine/core';
import { MOST_COUNTED } from '#kit/contract/listing.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Text } from '#messages/text.ts';
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
        {total === null ? null : totalOf(total, t)}
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

function totalOf(total: number, t: Text): string {
  return total > MOST_COUNTED ? t('common:totalBeyond', { count: MOST_COUNTED }) : t('common:total', { count: total });
}
