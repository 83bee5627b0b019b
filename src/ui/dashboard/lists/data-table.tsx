import 'mantine-datatable/styles.css';
import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { type DataTableColumn, DataTable as MantineDataTable } from 'mantine-datatable';
import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { Waiting } from '../waiting.tsx';
import { ColumnTitle, type Order } from './column-title.tsx';
import styles from './data-table.module.css';
import { TableFoot } from './table-foot.tsx';
import type { ListState } from './use-list-state.ts';

export interface ListPage<T> {
  items: T[];
  next: string | null;
  /** null where only reading everything would tell. */
  total: number | null;
}

/** The table hides its words for having no rows from eyes alone, also where there are rows. */
const NOTHING = <span hidden />;

interface DataTableProps<T> {
  /** `useQuery` of the list's call, best with `placeholderData: keepPreviousData`. */
  query: Pick<UseQueryResult<ListPage<T>>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  list: ListState;
  columns: DataTableColumn<T>[];
  /** The rows where columns have no room: on a phone, and beside the sidebar on a small tablet. */
  cards?: (rows: T[]) => ReactNode;
  /** The field that names a row; `id` unless it is told. */
  idAccessor?: keyof T & string;
  /** Shown when there is nothing at all: what to do next. */
  empty: ReactNode;
}

/** A page of a list as a table, with everything that can happen to it: loading, failing, empty, nothing found. */
export function DataTable<T>({ query, list, columns, cards, idAccessor, empty }: DataTableProps<T>) {
  const t = useText();
  const { data, error, isFetching, refetch } = query;
  const isNarrow = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: true });

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton columns={columns.length} />;
  if (data.items.length === 0 && list.page === 1 && data.next === null) {
    return <div className={styles.box}>{list.narrowed ? <NothingFound onClear={list.clear} /> : empty}</div>;
  }
  const foot = <TableFoot list={list} next={data.next} total={data.total} />;
  if (cards && isNarrow && data.items.length > 0) {
    return (
      <>
        {cards(data.items)}
        {foot}
      </>
    );
  }
  return (
    <div className={styles.box}>
      <MantineDataTable<T>
        records={data.items}
        columns={columns.map((column) => withOrder(column, list))}
        idAccessor={idAccessor ?? ('id' as keyof T & string)}
        fetching={isFetching}
        highlightOnHover
        horizontalSpacing="md"
        verticalSpacing="sm"
        borderColor="var(--line)"
        rowBorderColor="var(--line)"
        minHeight={data.items.length === 0 ? 160 : undefined}
        emptyState={data.items.length > 0 ? NOTHING : t('common:nothingFound')}
      />
      {foot}
    </div>
  );
}

/**
 * The order is chosen above the table; the column it goes by says so, for the table's own header speaks English alone.
 */
function withOrder<T>(column: DataTableColumn<T>, list: ListState): DataTableColumn<T> {
  const order = orderOf(String(column.accessor), list);
  return order ? { ...column, title: <ColumnTitle title={column.title} order={order} /> } : column;
}

function orderOf(field: string, { sort }: ListState): Order | undefined {
  if (sort === field) return 'asc';
  return sort === `-${field}` ? 'desc' : undefined;
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      title={t('common:nothingFound')}
      text={t('common:nothingFoundHint')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('common:clearFilters')}
        </Button>
      }
    />
  );
}

const ROWS_ON_THE_WAY = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a table that is on its way. */
function TableSkeleton({ columns }: { columns: number }) {
  return (
    <Waiting className={styles.box}>
      <div className={styles.rows}>
        {ROWS_ON_THE_WAY.map((row) => (
          <Skeleton key={row} height={20} width={columns > 3 ? '100%' : '70%'} />
        ))}
      </div>
    </Waiting>
  );
}
