import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { MOST_COUNTED, PAGE_SIZE } from '#kit/contract/listing.ts';
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
  const { page } = list;
  const isCounted = total !== null && total <= MOST_COUNTED;
  const paged = next !== null || list.page > 1;
  return (
    <div className={styles.foot}>
      <span className={styles.total} role="status">
        {total === null ? null : totalOf(total, t)}
      </span>
      {paged ? (
        <nav aria-label={t('common:pagination')} data-print="none">
          <Group gap="sm">
            <PageButton onGo={list.page === 1 ? undefined : list.goBack}>{t('common:previous')}</PageButton>
            <span className={styles.page}>
              {isCounted
                ? t('common:pageOf', { page, pages: Math.max(page, Math.ceil(total / PAGE_SIZE)) })
                : t('common:page', { page })}
            </span>
            <PageButton onGo={next === null ? undefined : () => list.goToNext(next)}>{t('common:next')}</PageButton>
          </Group>
        </nav>
      ) : null}
    </div>
  );
}

/** At either end it keeps the focus of whoever came there by it. */
function PageButton({ onGo, children }: { onGo: (() => void) | undefined; children: ReactNode }) {
  const isEnd = onGo === undefined || undefined;
  return (
    <Button variant="default" data-disabled={isEnd} aria-disabled={isEnd} onClick={onGo}>
      {children}
    </Button>
  );
}

function totalOf(total: number, t: Text): string {
  return total > MOST_COUNTED ? t('common:totalBeyond', { count: MOST_COUNTED }) : t('common:total', { count: total });
}
